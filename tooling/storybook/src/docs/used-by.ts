const SOURCES = import.meta.glob<string>('../patterns/*.stories.tsx', { query: '?raw', import: 'default', eager: true })

const PATTERNS = Object.values(SOURCES).map((source) => ({
  title: /\btitle: '([^']+)'/.exec(source)?.[1] ?? '',
  components: [...(/\bcomponents: \[([^\]]*)\]/.exec(source)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, component = '']) => component,
  ),
}))

/** The titles of the patterns that are made of a component. */
export const patternsWith = (component: string): string[] =>
  PATTERNS.flatMap(({ title, components }) => (components.includes(component) ? [title] : []))
