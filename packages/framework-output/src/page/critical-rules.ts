/** A selector, and what a page must have for it to match anything: `.class`, `element`, `[attribute]`. */
export type CriticalSelector = { text: string; needs: readonly string[] }

/** A declaration as it is written, with the custom properties that it names; `defines` is the one that it gives a value. */
export type CriticalDeclaration = { text: string; uses: readonly string[]; defines?: string }

/** A rule of a style sheet that may matter before the first interaction; `at` is how the block of its conditions begins. */
export type CriticalRule = {
  at: string
  selectors: readonly CriticalSelector[]
  declarations: readonly CriticalDeclaration[]
}

/**
 * The only attributes that are looked for in a page, since few have them from the beginning; pseudo-classes and
 * pseudo-elements stand for theirs. Selectors on other attributes are taken to match.
 */
export const CHECKED_ATTRIBUTES: ReadonlySet<string> = new Set(
  'disabled placeholder aria-invalid aria-disabled data-busy hidden'.split(' '),
)
