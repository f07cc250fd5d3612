declare module 'virtual:otosafi/component-facts' {
  import type { ComponentFacts } from './component-facts.ts'

  /** By folder of `packages/ui/src`. */
  export const FACTS: Readonly<Record<string, ComponentFacts>>
}
