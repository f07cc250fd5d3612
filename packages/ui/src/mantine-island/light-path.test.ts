import { expect, it } from 'vitest'

const modules = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Paths from `src` of the modules that a module imports when it is loaded; type imports are gone by then. */
function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(/^(?:import|export)(?! type\b)[^'\n]*'([^']+)'/gm)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? new URL(specifier, `file:///src/${path}`).pathname.slice('/src/'.length) : specifier,
  )
}

it('a component that is not an island never loads Mantine', () => {
  const graph = new Map(
    Object.entries(modules).map(([file, source]) => {
      // A glob names files from here: those of this folder begin with `./`.
      const path = file.startsWith('./') ? `mantine-island/${file.slice(2)}` : file.slice('../'.length)
      return [path, importsOf(path, source)] as const
    }),
  )
  const loadsMantine = (path: string): boolean =>
    path.startsWith('@mantine/') || (graph.get(path) ?? []).some((next) => loadsMantine(next))

  const heavy = [...graph.keys()].filter(loadsMantine).sort()
  expect(heavy).toEqual(['mantine-island/MantineIsland.tsx', 'range-slider/RangeSlider.tsx', 'theme/mantine-theme.ts'])
})
