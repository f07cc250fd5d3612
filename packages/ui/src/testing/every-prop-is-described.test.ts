import { builtinResolvers, parse } from 'react-docgen'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../*/*.tsx', '!../*/*.stories.tsx', '!../*/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Components without a prop of their own: all are those of another one. */
const PASSING_ON = ['DateField']

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()

type Component = { name: string; props: { name: string; description: string }[] }

/** The components that a file exports, with their own props as the tables of Storybook show them. */
function componentsIn(file: string, source: string): Component[] {
  return parse(source, { resolver, filename: new URL(file, import.meta.url).pathname }).map(
    ({ displayName, props }) => ({
      name: displayName ?? '',
      props: Object.entries(props ?? {})
        // Without a type here it is a native attribute that has a default.
        .filter(([, { tsType }]) => tsType !== undefined)
        .map(([name, { description }]) => ({ name, description: description?.trim() ?? '' })),
    }),
  )
}

/** The props without a description, as "Component.prop". */
function undescribed(components: readonly Component[]): string[] {
  return components.flatMap(({ name, props }) =>
    props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
  )
}

const components = Object.entries(sources).flatMap(([file, source]) => componentsIn(file, source))

it('every prop of every component is described', () => {
  expect(undescribed(components)).toEqual([])
})

it('reads every component that is exported, and its props', () => {
  const exported = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name),
  )
  expect(components.map(({ name }) => name)).toEqual(exported)
  expect(components.length).toBeGreaterThanOrEqual(70)
  expect(components.filter(({ props }) => props.length === 0).map(({ name }) => name)).toEqual(PASSING_ON)
  expect(components.flatMap(({ props }) => props).length).toBeGreaterThanOrEqual(200)
})

it('finds a prop without a description, in the component, in a type of its own and in one of another file', () => {
  const planted = `
    import type { ComponentProps } from 'react'
    import type { FieldTexts } from '../field/text-attributes.ts'
    export type PlantedProps = { /** Said. */ said: string; unsaid: string }
    export function Inline({ look = 'a', ...props }: ComponentProps<'b'> & { look?: string; /** Said. */ said: string }) {
      return <b {...props}>{look}</b>
    }
    export function Named({ said, unsaid }: PlantedProps) {
      return <b title={said}>{unsaid}</b>
    }
    export function Imported({ label, bare }: FieldTexts & { bare: string }) {
      return <b title={bare}>{label}</b>
    }`
  const found = componentsIn('../field/Planted.tsx', planted)
  expect(undescribed(found)).toEqual(['Inline.look', 'Named.unsaid', 'Imported.bare'])
  expect(found.at(-1)?.props.map(({ name }) => name)).toEqual(['label', 'mark', 'help', 'error', 'bare'])
})
