import type { Draft } from './draft.ts'
import type { Generator } from './generator.ts'
import { quoted } from './names.ts'

/** The edition whose app is copied: apps differ in facts and names only. */
const MODEL = 'ma'

/** Generated folders of an app. */
const MADE = new Set(['build/', 'node_modules/', '.react-router/', '.results/', '.turbo/'])

/** The texts in which an edition names its country. */
const TEXTS = ['common', 'hero', 'meta'] as const

/** Where currencies are listed: how they are written, and how people type them. */
const CURRENCIES = 'packages/editions/src/currency.ts'
const UNITS = 'packages/domain/src/reading/units.ts'

/** An edition: its facts with gaps for every figure, its rows in the registry, its app. */
export const edition: Generator<
  'id' | 'name' | 'country' | 'host' | 'languages' | 'currency' | 'steering' | 'thousands'
> = {
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
    currency: { ask: 'Currency of its prices (ISO 4217)', example: 'GHS', pattern: /^[A-Z]{3}$/ },
    steering: { ask: 'Side of the steering wheel, left or right', example: 'left', pattern: /^(?:left|right)$/ },
    thousands: {
      ask: 'What English puts between thousands there, comma or space',
      example: 'comma',
      pattern: /^(?:comma|space)$/,
    },
  },
  write(draft, { id, name, country, host, languages, currency, steering, thousands }) {
    const spoken = languages.split(',')
    const editions = 'packages/editions/src'
    draft.addFromTemplate(`${editions}/facts/${id}.ts`, 'edition/facts.ts.template', {
      id,
      name,
      country,
      host,
      languages: spoken.map(quoted).join(', '),
      first: quoted(spoken[0] ?? ''),
      currency,
      steering,
      thousands,
      papers: spoken.find((language) => language === 'en' || language === 'fr') ?? 'en',
    })
    draft.insertBefore(`${editions}/edition.ts`, /(?<=EDITION_IDS = \[.*)'default'\]/, `'${id}', `)
    const registry = `${editions}/registry.ts`
    draft.insertBefore(
      registry,
      /^\n\/\*\* Every edition's facts/,
      `import { ${id}, ${id}Country, ${id}Site } from './facts/${id}.ts'\n`,
    )
    draft.insertBefore(registry, /default: neutral\b/, `${id}, `)
    draft.insertBefore(registry, /default: neutralSite\b/, `${id}: ${id}Site, `)
    draft.insertBefore(registry, /default: neutralCountry\b/, `${id}: ${id}Country, `)
    if (!draft.read(CURRENCIES).includes(`  ${currency}: {`)) addCurrency(draft, currency)
    draft.addText('packages/i18n/locales/en/common.json', ['country'], id, name)
    if (spoken.includes('en'))
      for (const group of TEXTS) {
        const path = `packages/i18n/locales/en/editions/${id}/${group}.json`
        draft.addFromTemplate(path, `edition/${group}-texts.json.template`, { name })
      }
    draft.insertBefore('apps/office/src/texts/en.ts', /^ {4}default: 'International',/, `    ${id}: ${quoted(name)},\n`)
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
  left: ({ id, country, currency }) => [
    'pnpm install   (makes the app part of the workspace)',
    `packages/editions/src/facts/${id}.ts: look up every UNKNOWN and empty text; \`pnpm --filter @otosafi/edition-tests test\` names them`,
    `packages/editions/src/facts/${id}.ts: the cities where its cars stand; the tests of packages/demonstration ask for one`,
    `packages/editions/src/facts/${id}.ts: what is written as most countries have it, and no test can know: features, fiscalPower, importedIs, analytics; of the loan taxOnInterest, maxBalloon, fee and insurance; refund and account of the booking; servicePrices, places, easter and feasts, the terms of the transfer, repairs, keeping`,
    `packages/ui/src/country-flag/flags/${country.toLowerCase()}.svg: its flag; the tests of tooling/vite ask for it`,
    `where ${currency} is new: its writing in packages/editions/src/currency.ts, its units as people type them in packages/domain/src/reading/units.ts, its row in apps/server/src/outside/currency-facts.ts, which the compiler asks for`,
    'pnpm --filter @otosafi/openapi generate   (puts it in the contract’s list of editions)',
    'pnpm typecheck   (names what else has a row for each edition: the name of the country in apps/office/src/texts/fr.ts, people and places of its mails in packages/messages/src/examples/places.ts)',
    'pnpm --filter @otosafi/checks test   (names the documents that list the editions and lack it)',
    'pnpm --filter @otosafi/i18n test   (names the languages that do not say the country’s name, or a new currency’s, yet)',
    `packages/i18n/locales/<language>/editions/${id}/: the texts that name the country, in each of its languages but English; \`pnpm --filter @otosafi/edition-tests test\` names them. Besides them only what the country says otherwise, such as the names of its papers`,
    `packages/i18n/locales/<language>/hero.json: how many countries there are; the same tests ask for it`,
  ],
}

/** Lists a currency without its sign, which is still to be looked up, and by its code as people type it. */
function addCurrency(draft: Draft, currency: string): void {
  draft.insertBefore(CURRENCIES, /^ {2}EUR: \{/, `  ${currency}: { symbol: '', position: 'after', spaced: true },\n`)
  draft.insertBefore(UNITS, /^ {2}\['EUR',/, `  ['${currency}', '${currency.toLowerCase()}'],\n`)
}

/** The files of an app, by their paths. */
function filesOf(draft: Draft, folder: string): string[] {
  return draft
    .list(folder)
    .filter((name) => !MADE.has(name))
    .flatMap((name) => (name.endsWith('/') ? filesOf(draft, `${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`]))
}
