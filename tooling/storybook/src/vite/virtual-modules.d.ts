declare module 'virtual:otosafi/component-facts' {
  /** By folder of `packages/ui/src`; made by `component-facts.ts`. */
  export const FACTS: Readonly<
    Partial<Record<string, { changes: readonly { date: string; what: string }[]; tests: readonly string[] }>>
  >

  /** By month, newest first; made by `months.ts`. */
  export const MONTHS: readonly {
    month: string
    added: readonly string[]
    gone: readonly string[]
    changed: readonly { date: string; what: string; titles: readonly string[] }[]
  }[]
}
