import type { Draft } from './draft.ts'
import type { Generator } from './generator.ts'
import { quoted } from './names.ts'

/** The edition whose app is copied: apps differ in facts and names only. */
const MODEL = 'ma'

/** Generated folders of an app. */
const MADE = new Set(['build/', 'node_modules/', '.react-router/', '.results/', '.turbo/'])

/** An edition: its facts with gaps for every figure, its entry in the registry, its app. */
export const edition: Generator<'id' | 'name' | 'country' | 'host' | 'languages' | 'currency'> = {
  makes: 'an edition: facts, site and app; its own tests name every fact that is still to be looked up',
  flags: {
    id: { ask: 'Id of the edition, as its folder is named', example: 'gh', pattern: /^[a-z]{2,8}$/ },
    name: { ask: 'Name of the country, in English', example: 'Ghana', pattern: /\S/ },
    country: { ask: 'Code of the country (ISO 3166-1)', example: 'GH', pattern: /^[A-Z]{2}$/ },
    host: { ask: 'Host of its site', example: 'otosafi.com.gh', pattern: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/ },
    languages: {
      ask: 'Languages with commas between, its own first',
      example: 'en,fr',
      pattern: /^[a-z]{2}(?:,[a-z]{2})*$/,
    },
    currency: { ask: 'Currency of its prices (ISO 4217)', example: 'EUR', pattern: /^[A-Z]{3}$/ },
  },
  write(draft, { id, name, country, host, languages, currency }) {
    const spoken = languages.split(',')
    const site = `{ host: '${host}', languages: [${spoken.map(quoted).join(', ')}], defaultLanguage: '${spoken[0]}', englishThousands: 'comma' }`
    const editions = 'packages/editions/src'
    draft.addFromTemplate(`${editions}/facts/${id}.ts`, 'edition/facts.ts.template', { id, name, country, currency })
    draft.insertBefore(`${editions}/edition.ts`, /(?<=EDITION_IDS = \[.*)'default'\]/, `'${id}', `)
    draft.insertBefore(`${editions}/sites.ts`, /^ {2}default: \{/, `  ${id}: ${site},\n`)
    draft.insertBefore(
      `${editions}/registry.ts`,
      /^\n\/\*\* Every edition's facts/,
      `import { ${id} } from './facts/${id}.ts'\n`,
    )
    draft.insertBefore(`${editions}/registry.ts`, /default: neutral \}/, `${id}, `)
    draft.insertBefore(`${editions}/visits/visit-facts.ts`, /^ {2}default: \{/, `  ${id}: { places: 2 },\n`)
    draft.insertBefore(
      `${editions}/holidays/holiday-facts.ts`,
      /^ {2}default: \{/,
      `  ${id}: { source: 'UNKNOWN', readOn: 'UNKNOWN', fixed: [], easter: [], feasts: {} },\n`,
    )
    draft.insertBefore(
      `${editions}/papers/paper-rules.ts`,
      /^ {2}default: \{/,
      `  ${id}: { visitFromYears: 0, transfer: { ...PLAIN, payer: null }, date: 'UNKNOWN' },\n`,
    )
    draft.addText('packages/i18n/locales/en/common.json', ['country'], id, name)
    for (const path of filesOf(draft, `apps/${MODEL}`)) {
      const text = draft
        .read(path)
        .replaceAll(`@otosafi/${MODEL}"`, `@otosafi/${id}"`)
        .replace(
          `{ ${MODEL} as edition } from '@otosafi/editions/facts/${MODEL}'`,
          `{ ${id} as edition } from '@otosafi/editions/facts/${id}'`,
        )
      draft.add(path.replace(`apps/${MODEL}/`, `apps/${id}/`), text)
    }
  },
  left: ({ id, country }) => [
    'pnpm install   (makes the app part of the workspace)',
    `packages/editions/src/facts/${id}.ts: look up every UNKNOWN and empty text; \`npx turbo run build test --filter=@otosafi/${id}\` names them`,
    `packages/editions/src/facts/${id}.ts and sites.ts: steeringSide, papersIn and englishThousands are guesses; check them`,
    `packages/editions/src/holidays/holiday-facts.ts: its public holidays; none are known yet`,
    `packages/editions/src/papers/paper-rules.ts: from which age cars need a technical visit, and the steps of a transfer`,
    `packages/editions/src/repairs/repair-prices.ts: its prices of repairs, if they are known; until then none are estimated`,
    `packages/ui/src/country-flag/flags/${country.toLowerCase()}.svg: its flag; the same tests ask for it`,
    'pnpm typecheck   (names every other table that has a row for each edition)',
    'pnpm --filter @otosafi/i18n test   (names the languages that do not say the country’s name yet)',
    'pnpm --filter @otosafi/openapi generate   (puts it in the contract’s list of editions)',
    `packages/i18n/locales/<language>/editions/${id}/: only what the country says otherwise, else nothing`,
  ],
}

/** The files of an app, by their paths. */
function filesOf(draft: Draft, folder: string): string[] {
  return draft
    .list(folder)
    .filter((name) => !MADE.has(name))
    .flatMap((name) => (name.endsWith('/') ? filesOf(draft, `${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`]))
}
