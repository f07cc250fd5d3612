/** What a pattern is for, how it behaves, and what it is made of; its docs page shows it (`PatternPage.tsx`). */
export type Pattern = {
  /** When it is the answer. */
  use: string
  /** How it behaves, before script is at work too. */
  behaviour: readonly string[]
  /** Each do with its don't. */
  rules: readonly { good: string; bad: string }[]
  /** Titles of the components that it is made of. */
  components: readonly string[]
  /** Screens that have it: their names, and the ids of their stories. */
  screens: readonly (readonly [name: string, story: string])[]
}
