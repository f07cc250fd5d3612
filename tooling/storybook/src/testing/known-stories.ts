import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The sources of the components', the screens' and the office's stories: what other pages may lead to. */
const SOURCES = Object.values({
  ...import.meta.glob<string>('../screens/stories/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../packages/ui/src/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../../apps/office/src/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
})

const titleIn = (source: string) => /\btitle: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1] ?? ''

/** The titles of components and screens: "Components/Car card". */
export const KNOWN_TITLES: ReadonlySet<string> = new Set(SOURCES.map(titleIn))

/** The ids of their stories: `screens-car--available`. */
export const KNOWN_STORIES: ReadonlySet<string> = new Set(
  SOURCES.flatMap((source) =>
    [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      toId(titleIn(source), storyNameFromExport(name)),
    ),
  ),
)
