import { expect, it } from 'vitest'

const modules = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Paths from `src` of the modules that a module imports when it is loaded; type imports are gone by then. */
function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(/^(?:import|export)(?! type\b)[^';]*'([^']+)'/gm)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? new URL(specifier, `file:///src/${path}`).pathname.slice('/src/'.length) : specifier,
  )
}

const graph = new Map(
  Object.entries(modules).map(([file, source]) => {
    // A glob names files from here: those of this folder begin with `./`.
    const path = file.startsWith('./') ? `mantine-island/${file.slice(2)}` : file.slice('../'.length)
    return [path, importsOf(path, source)] as const
  }),
)

/** Whether a module brings one that answers to a test, itself included, before anybody has used anything. */
const brings = (path: string, test: (path: string) => boolean): boolean =>
  test(path) || (graph.get(path) ?? []).some((next) => brings(next, test))

it('reads imports that run over several lines, and none of types', () => {
  const source =
    "import {\n  a,\n  b,\n} from './b.ts'\nimport type { C } from '../c.ts'\nimport '@mantine/core/x.css'\n"
  expect(importsOf('a/a.ts', source)).toEqual(['a/b.ts', '@mantine/core/x.css'])
})

it('a component that is not an island never loads Mantine', () => {
  const heavy = [...graph.keys()].filter((path) => brings(path, (each) => each.startsWith('@mantine/'))).sort()
  expect(heavy).toEqual([
    'mantine-island/MantineIsland.tsx',
    'modal/Modal.tsx',
    'range-slider/RangeSlider.tsx',
    'theme/mantine-theme.ts',
  ])
})

it('a gallery brings what enlarges its photographs only when it is used', () => {
  const heavy = 'gallery/GalleryZoom.tsx'
  expect(modules['../gallery/Gallery.tsx']).toContain("'./GalleryZoom.tsx')")
  expect(brings('gallery/Gallery.tsx', (path) => path === heavy)).toBe(false)
})

/** A style sheet comes with the modules that name it, so a page has those of its light components alone. */
it('no light component names the styles of an island', () => {
  const named = [...graph].filter(([, imports]) => imports.some((path) => path.endsWith('Panel.module.css')))
  expect(named.map(([path]) => path).sort()).toEqual(['modal/Modal.tsx'])
})
