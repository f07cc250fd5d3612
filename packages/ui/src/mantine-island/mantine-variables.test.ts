import { expect, it } from 'vitest'

import variablesCss from './mantine-variables.css?raw'

const modules = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const layers = import.meta.glob<string>('/node_modules/@mantine/core/styles/*.layer.css', {
  query: '?raw',
  import: 'default',
})

it('every variable that an imported Mantine style reads has a value', async () => {
  const imported = Object.values(modules).flatMap((source) =>
    [...source.matchAll(/import '@mantine\/core\/(styles\/[\w.]+)'/g)].map(([, path]) => path),
  )
  expect(imported.length).toBeGreaterThan(0)
  for (const path of imported) {
    const css = await layers[`/node_modules/@mantine/core/${path}`]?.()
    const read = [...(css ?? '').matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name]) => name)
    expect(read.length, path).toBeGreaterThan(0)
    expect(
      read.filter((name) => !variablesCss.includes(`${name}: `)),
      path,
    ).toEqual([])
  }
})
