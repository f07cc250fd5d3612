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

/** An edition: its app, its rows in the registry, and its facts as placeholders that do not compile. */
export const edition: Generator<
  'id' | 'name' | 'country' | 'host' | 'languages' | 'currency' | 'steering' | 'thousands'
> = {
  description: 'an edition: facts, site and app; the compiler names every fact that is still to be looked up',
  flags: {
    id: { prompt: 'Id of the edition, as its folder is named', example: 'gh', pattern: /^[a-z]{2,8}$/ },
    name: { prompt: 'Name of the country, in English', example: 'Ghana', pattern: /\S/ },
    country: { prompt: 'Code of the country (ISO 3166-1)', example: 'GH', pattern: /^[A-Z]{2}$/ },
    host: { prompt: 'Host of its site', example: 'otosafi.com.gh', pattern: /^[a-z\d-]+(?:\.[a-z\d-]+)+$/ },
    languages: {
      prompt: 'Languages with commas between, its own first',
      example: 'en,fr',
      pattern: /^[a-z]{2}(?:,[a-z]{2})*$/,
    },
    currency: { prompt: 'Currency of its prices (ISO 4217)', example: 'GHS', pattern: /^[A-Z]{3}$/ },
    steering: { prompt: 'Side of the steering wheel, left or right', example: 'left', pattern: /^(?:left|right)$/ },
    thousands: {
      prompt: 'What English puts between thousands there, comma or space',
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
    draft.insertBefore(
      `${editions}/languages.test.ts`,
      /^  default: \[/,
      `  ${id}: [${spoken.map(quoted).join(', ')}],\n`,
    )
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
  nextSteps: ({ id, country, currency }) => [
    'pnpm install   (makes the app part of the workspace)',
    `packages/editions/src/facts/${id}.ts: look up every fact that is undefined; \`pnpm --filter @otosafi/editions typecheck\` names each. Null and empty lists say that there is none, or that it is not known; firstOfMonth and inLieu are left out where there is none`,
    'pnpm --filter @otosafi/edition-tests test   (names facts that do not hold together)',
    'pnpm --filter @otosafi/demonstration test   (asks for the cities where its cars stand)',
    'pnpm --filter @otosafi/server exec vitest run src/catalogue/text-entries.test.ts   (names the regions of its cities that lack other names in packages/search/src/text/region-names.ts)',
    `packages/ui/src/country-flag/flags/${country.toLowerCase()}.svg: its flag; the tests of tooling/vite ask for it`,
    `where ${currency} is new: its writing in packages/editions/src/currency.ts, its units as people type them in packages/domain/src/reading/units.ts, its row in apps/server/src/outside/currency-facts.ts, which the compiler asks for`,
    'pnpm --filter @otosafi/openapi generate   (puts it in the contract’s list of editions)',
    'pnpm typecheck   (names what else has a row for each edition: the name of the country in apps/office/src/texts/fr.ts, people and places of its mails in packages/messages/src/examples/places.ts, a price as it is written in packages/editions/src/formats.test.ts)',
    'pnpm --filter @otosafi/checks test   (names the documents that list the editions and lack it)',
    'pnpm --filter @otosafi/i18n test   (names the languages that do not say the country’s name, or a new currency’s, yet)',
    `packages/i18n/locales/<language>/editions/${id}/: the texts that name the country, in each of its languages but English; \`pnpm --filter @otosafi/edition-tests test\` names them. Besides them only what the country says otherwise, such as the names of its papers`,
    'packages/search/src/text/: only where people there use words of languages beside those of its pages, or call their country otherwise (fillers.ts), or say prices in words of their own (money-words.ts)',
    `packages/i18n/locales/<language>/hero.json: how many countries there are, in every language; the same tests ask for it`,
  ],
}

/** Lists a currency by its code; its sign is a placeholder. */
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
