const BANNED = new Set(['utils', 'util', 'common', 'shared', 'helpers', 'helper', 'core', 'index', 'misc', 'lib'])

/** Files whose name a tool demands (Vite's document), or a rule: the text group `common` (P-05). */
const EXEMPT = /^packages\/i18n\/locales\/.*\/common\.json$|^apps\/office\/index\.html$/

/** The parts of a path that do not describe their content (`utils`, `index.ts`…). */
export function bannedParts(path: string): string[] {
  if (EXEMPT.test(path)) return []
  return path.split('/').filter((part) => BANNED.has(part.replace(/\..*$/, '').toLowerCase()))
}

/**
 * Whether a source file is named by the house's rule: PascalCase.tsx for components, kebab-case with dotted roles for the
 * rest.
 */
export function isWellNamed(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return /^(?:[A-Z][A-Za-z0-9]*(?:\.[a-z]+)*\.(?:tsx|module\.css)|[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.(?:tsx?|mjs|cjs|css))$/.test(
    name,
  )
}
