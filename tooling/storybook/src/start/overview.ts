/** A component or pattern as its story file names it. */
export type Entry = { title: string; use: string; others: readonly string[] }

/** Other names by which people look for a component. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Components/Badge': ['tag', 'label', 'pill', 'status'],
  'Components/Breadcrumbs': ['trail', 'path'],
  'Components/Button': ['call to action', 'link button'],
  'Components/Callout': ['banner', 'alert', 'note', 'inset text', 'warning text'],
  'Components/Car card': ['product card', 'tile'],
  'Components/Chip': ['filter tag', 'pill'],
  'Components/Combobox': ['autocomplete', 'typeahead', 'search suggestions'],
  'Components/Disclosure': ['accordion', 'details', 'collapse', 'expander'],
  'Components/Empty state': ['no results', 'zero state', 'blank slate'],
  'Components/Gallery': ['carousel', 'slideshow', 'lightbox'],
  'Components/Icon button': ['action icon', 'close button'],
  'Components/Load more': ['infinite scroll', 'show more'],
  'Components/Menu': ['dropdown', 'popover', 'actions'],
  'Components/Notifications': ['toast', 'snackbar', 'message'],
  'Components/Option list': ['choice list', 'facets', 'filter'],
  'Components/Overlay': ['backdrop', 'scrim'],
  'Components/Pagination': ['page numbers', 'next and previous'],
  'Components/Progress': ['progress bar', 'spinner', 'loader'],
  'Components/Slider strip': ['carousel', 'scroller'],
  'Components/Spec list': ['summary list', 'description list', 'key and value'],
  'Components/Splash': ['loading screen', 'spinner', 'loader'],
  'Components/Steps': ['timeline', 'how it works'],
  'Components/Tab links': ['tabs', 'segmented control'],
  'Components/Text link': ['anchor', 'hyperlink'],
  'Forms/Checkbox': ['tick box', 'switch', 'toggle'],
  'Forms/Code input': ['one-time code', 'OTP', 'PIN input'],
  'Forms/Date field': ['date picker', 'calendar', 'date input'],
  'Forms/Error summary': ['validation summary', 'there is a problem'],
  'Forms/Field': ['label', 'hint', 'help text', 'error message'],
  'Forms/Fieldset': ['group of fields', 'legend'],
  'Forms/File field': ['file upload', 'drop zone', 'photo'],
  'Forms/Number field': ['amount', 'number input', 'currency'],
  'Forms/Password field': ['show password'],
  'Forms/Phone field': ['telephone', 'mobile number'],
  'Forms/Radio': ['radio button', 'option'],
  'Forms/Select field': ['dropdown', 'select menu'],
  'Forms/Stepper': ['wizard', 'step indicator', 'task list'],
  'Forms/Submit button': ['save button', 'loading button'],
  'Forms/Text area': ['multi-line text', 'comment'],
  'Forms/Text field': ['text input', 'text box'],
  'Islands/Modal': ['dialog', 'popup', 'sheet'],
  'Islands/Range slider': ['price slider', 'range'],
}

const QUOTED = /(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/.source

/** The title of a story file and what it says the component or pattern is for; null where it says neither. */
export function entryIn(source: string): Entry | null {
  const title = /\btitle: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1]
  const [, single, double] = new RegExp(String.raw`\buse:\s+${QUOTED}`).exec(source) ?? []
  const use = (single ?? double)?.replaceAll(/\\(.)/g, '$1')
  return title === undefined || use === undefined ? null : { title, use, others: OTHER_NAMES[title] ?? [] }
}

/** Alternative names without an entry: of a renamed component. */
export const orphanedNames = (entries: readonly Entry[]): string[] => {
  const titles = new Set(entries.map(({ title }) => title))
  return Object.keys(OTHER_NAMES).filter((title) => !titles.has(title))
}

const SOURCES = Object.values({
  ...import.meta.glob<string>('../../../../packages/ui/src/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../patterns/*.stories.tsx', { query: '?raw', import: 'default', eager: true }),
})

/** Every component and pattern, by title. */
export const ENTRIES: readonly Entry[] = SOURCES.flatMap((source) => entryIn(source) ?? []).toSorted((a, b) =>
  a.title < b.title ? -1 : 1,
)

/** How many story files there are of components and patterns. */
export const STORY_FILES = SOURCES.length
