/** What designers must know of a component, shown on its docs page; `avoid` and `related` name titles of stories. */
export type Guide = {
  /** What it is for. */
  use: string
  /** When it is the wrong one, and the title of the one to take instead; empty where nothing is mistaken for it. */
  avoid: readonly { when: string; take: string }[]
  /** Its parts in the order seen; left out where there is one. */
  parts?: readonly string[]
  /** Its states, and what it does before script is at work. */
  behaviour: readonly string[]
  /** Its keys; null for what cannot be operated. */
  keyboard: string | null
  /** What is announced, and what is hidden. */
  screenReader: string
  /** A text of the product as we write it, and one as we do not; null for what carries no text. */
  words: { write: string; not: string } | null
  /** Long texts and right-to-left pages. */
  longText: string
  /** Titles of components that belong together with it. */
  related: readonly string[]
}
