/** A declaration as it is written, with the custom properties that it names; `defines` is the one that it gives a value. */
export type CriticalDeclaration = { text: string; uses: readonly string[]; defines?: string }

/** A rule of a style sheet that may matter before the first interaction; `at` is how the block of its conditions begins. */
export type CriticalRule = {
  at: string
  /** Each with what a page must have for it to match anything: `.class`, `element`, `[attribute]`. */
  selectors: readonly { text: string; needs: readonly string[] }[]
  declarations: readonly CriticalDeclaration[]
}

/** The only attributes, or pseudo-classes and elements for them, that are looked for in a page: few have them at first. */
export const CHECKED_ATTRIBUTES: ReadonlySet<string> = new Set(
  'disabled placeholder aria-invalid aria-disabled data-busy hidden'.split(' '),
)
