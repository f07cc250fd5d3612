/** A change of the design system: its day, what was done in one sentence, and the titles of what it changed. */
export type MonthChange = { date: string; what: string; titles: string[] }

/** The additions, removals and changes of a month, "2026-11"; removed ones have their name alone. */
export type Month = { month: string; added: string[]; gone: string[]; changed: MonthChange[] }

const STORIES = /\/(\w+)\.stories\.tsx$/

/** The name of a file as words: "FilterChips" is "Filter chips". */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** The story file of a component's code or styles; that itself where it is one. */
const storyOf = (file: string) =>
  STORIES.test(file) ? file : file.replace(/(\.module)?\.(tsx|ts|css)$/, '.stories.tsx')

/**
 * The months in a history with the state of each file, newest first. `titleOf` reads the title of a story file, null where
 * it is gone. A change on the day on which something was made is not named.
 */
export function monthsIn(log: string, titleOf: (file: string) => string | null): Month[] {
  const months = new Map<string, Month>()
  const made = new Map<string, string>()
  for (const entry of log.split('\0').slice(1).toReversed()) {
    const [head = '', ...lines] = entry.split('\n')
    const [date = '', what = ''] = head.split('\t')
    const name = date.slice(0, 'yyyy-mm'.length)
    const month = months.get(name) ?? { month: name, added: [], gone: [], changed: [] }
    months.set(name, month)
    const files = lines.flatMap((line) => {
      const [state = '', file = '', renamed = file] = line.split('\t')
      return file === '' ? [] : [{ state, isStory: STORIES.test(file), file, title: titleOf(storyOf(renamed)) }]
    })
    for (const { state, isStory, file, title } of files) {
      if (isStory && state === 'D' && title === null) month.gone.push(inWords(STORIES.exec(file)?.[1] ?? ''))
      if (!isStory || state !== 'A' || title === null) continue
      month.added.push(title)
      made.set(title, date)
    }
    const touched = new Set(
      files.flatMap(({ isStory, title }) => (isStory || title === null || made.get(title) === date ? [] : [title])),
    )
    if (touched.size > 0) month.changed.unshift({ date, what, titles: [...touched].toSorted() })
  }
  return [...months.values()]
    .map((month) => ({ ...month, added: month.added.toSorted(), gone: month.gone.toSorted() }))
    .filter(({ added, gone, changed }) => added.length + gone.length + changed.length > 0)
    .toReversed()
}
