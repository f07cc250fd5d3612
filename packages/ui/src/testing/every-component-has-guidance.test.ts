import { expect, it } from 'vitest'

const stories = import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default', eager: true })

const sources = import.meta.glob<string>(['../*/*.tsx', '!../*/*.{test,stories}.tsx', '!../testing/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Elements that take the focus, and code that hears keys. */
const OPERATED = /<(?:a|button|dialog|input|select|summary|textarea)\b|\bonKey(?:Down|Up)=|\btabIndex=|'keydown'/

/** The placeholder in the template of a new component. */
const UNWRITTEN = 'To be written'

type Guidance = { file: string; title: string; guide: string | null; named: string[] }

/** The guide of a story file as it is written, and the titles that it names. */
function guidanceIn(file: string, source: string): Guidance {
  const title = /\btitle: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1] ?? ''
  const guide = /\bguide: (\{[\s\S]*?\}) satisfies Guide\b/.exec(source)?.[1] ?? null
  const lists = (guide ?? '').match(/\brelated: \[[^\]]*\]|\btake: '[^']*'/g) ?? []
  const named = lists.flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name))
  return { file, title, guide, named }
}

/** The story files whose guide is missing or not yet written. */
function unguided(all: readonly Guidance[]): string[] {
  return all.filter(({ guide }) => guide === null || guide.includes(UNWRITTEN)).map(({ file }) => file)
}

/** The names that are no other component's title, each as "file: name". */
function unknownNames(all: readonly Guidance[]): string[] {
  const titles = new Set(all.map(({ title }) => title))
  return all.flatMap(({ file, title, named }) =>
    named.filter((name) => name === title || !titles.has(name)).map((name) => `${file}: ${name}`),
  )
}

/** The story files of components that can be operated by their own code, and whose guide has no key. */
function keyless(all: readonly Guidance[], sources: Readonly<Record<string, string>>): string[] {
  return all.flatMap(({ file, guide }) => {
    const source = sources[file.replace('.stories.tsx', '.tsx')] ?? ''
    return OPERATED.test(source) && !/\bkeyboard: \[\s*\[/.test(guide ?? '') ? [file] : []
  })
}

const all = Object.entries(stories).map(([file, source]) => guidanceIn(file, source))

it('every component has guidance', () => {
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(all.filter(({ title }) => title === '').map(({ file }) => file)).toEqual([])
  expect(unguided(all)).toEqual([])
})

it('every component that can be operated says which keys do what', () => {
  const operated = all.filter(({ file }) => OPERATED.test(sources[file.replace('.stories.tsx', '.tsx')] ?? ''))
  expect(operated.length).toBeGreaterThanOrEqual(30)
  expect(keyless(all, sources)).toEqual([])
})

it('the components that guidance names are there', () => {
  expect(all.filter(({ named }) => named.length === 0).map(({ file }) => file)).toEqual([])
  expect(unknownNames(all)).toEqual([])
})

it('finds a guide that is missing or unwritten, and names that are no other component', () => {
  const guide = (use: string, names: string) =>
    `title: 'Forms/Planted', parameters: { guide: { use: '${use}', avoid: [{ when: 'It’s', take: 'Forms/Gone' }],
      related: [${names}] } satisfies Guide }`
  const planted = [
    guidanceIn('bare', "title: 'Forms/Bare'"),
    guidanceIn('draft', guide('To be written: why', "'Forms/Bare'")),
    guidanceIn('own', guide('Takes it', "'Forms/Planted', 'Forms/Bare'")),
  ]
  expect(unguided(planted)).toEqual(['bare', 'draft'])
  expect(unknownNames(planted)).toEqual(['draft: Forms/Gone', 'own: Forms/Gone', 'own: Forms/Planted'])
})

it('finds a component that can be operated and names no key', () => {
  const guidanceOf = (file: string, keyboard: string) =>
    guidanceIn(file, `title: 'Forms/Planted', parameters: { guide: { keyboard: ${keyboard} } satisfies Guide }`)
  const planted = [
    guidanceOf('a.stories.tsx', 'null'),
    guidanceOf('b.stories.tsx', '[]'),
    guidanceOf('c.stories.tsx', "[[['Enter'], 'presses it']]"),
    guidanceOf('d.stories.tsx', 'null'),
  ]
  const code = { 'a.tsx': '<button type="button">', 'b.tsx': '<a href={href}>', 'c.tsx': '<button>', 'd.tsx': '<p>' }
  expect(keyless(planted, code)).toEqual(['a.stories.tsx', 'b.stories.tsx'])
})
