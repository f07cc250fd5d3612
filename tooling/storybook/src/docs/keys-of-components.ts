import type { Key } from '@otosafi/ui/testing/guide'

const SOURCES = import.meta.glob<string>('../../../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A component and what one of its keys does. */
export type KeyUse = { title: string; effect: string }

/** The keys in the guide of a story file, each with what it does. */
export function keysIn(source: string): { key: Key; use: KeyUse }[] {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
  const table = /\bkeyboard: \[([\s\S]*?)\],\s+screenReader:/.exec(source)?.[1] ?? ''
  return [...table.matchAll(/\[\s*\[([^\]]*)\],\s*'([^']*)',?\s*\]/g)].flatMap(([, keys = '', effect = '']) =>
    [...keys.matchAll(/'([^']+)'/g)].map(([, key]) => ({ key: key as Key, use: { title, effect } })),
  )
}

/** What each key does, by component; keys that most components have come first. */
export const USES_BY_KEY: readonly (readonly [key: Key, uses: readonly KeyUse[]])[] = [
  ...Map.groupBy(Object.values(SOURCES).flatMap(keysIn), ({ key }) => key),
]
  .map(([key, all]) => [key, all.map(({ use }) => use)] as const)
  .toSorted(([, a], [, b]) => b.length - a.length)
