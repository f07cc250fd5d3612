import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import type { ConfigEnv, UserConfig, UserConfigFnPromise } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'

import { brandFiles } from './brand-files.ts'
import { shortClassNames } from './class-names.ts'
import { compressAssets } from './compress-assets.ts'
import { leaveOut } from './leave-out.ts'
import { locales } from './locales.ts'

/** Where `pnpm dev` runs the API, and what it answers there. */
const API_ORIGIN = 'http://127.0.0.1:3001'
const API_PATHS = ['/api', '/photos', '/sounds']

/** Where styles of pages stand. */
const STYLED = ['ui', 'storefront'].map((name) => join(import.meta.dirname, '../../../packages', name, 'src'))

/** Styles whose classes have the shortest names: those of every page, then those of the pages that people come to first. */
const NAMED_FIRST = [
  /^(?:shell|newsletter|badge|button|car-card|disclosure|facts|favourite-button|field|icon|logo|menu|picture|price|section|skip-link)[\\/]/,
  /^(?:features[\\/](?:home|listing|car)|pages[\\/]car|breadcrumbs|checkbox|count-links|gallery|option-list|pagination|quote|slider-strip|spec-list|steps)[\\/]/,
]

/** Libraries of every page. Mantine with what it brings along and the client of the API come when they are used. */
const FRAMEWORK_MODULES =
  /[\\/]node_modules[\\/](?!\.pnpm|@mantine|@floating-ui|clsx|openapi-fetch|.*node_modules)|rolldown[\\/]runtime/

/** What home, blog and questions share. */
const HOME_MODULES =
  /[\\/]storefront[\\/]src[\\/](?:posts|features[\\/]ask)|[\\/]ui[\\/]src[\\/](?:body-type|count-links|country-flag|quote|stars|steps|text-area)/

/** What a car's page, its report and the comparison share. */
const CAR_MODULES =
  /[\\/]domain[\\/]src[\\/]car[\\/](?:inspection|energy-cost)|[\\/]features[\\/](?:car[\\/](?:InspectionFacts|inspection-points)|compare[\\/](?:CompareBar|compare-store)|recent[\\/](?:RecentLink|recent-store))|[\\/]ui[\\/]src[\\/]spec-list/

/** How a file is named that is not code: alike in both builds, whose pages and scripts name the same files. */
const assetNames = ({ names }: { names: readonly string[] }): string =>
  // Pages name their fonts, which are nobody else's business.
  names.some((name) => name.endsWith('.woff2')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]'

/** What nearly every page needs travels in one file: many small ones cost more round trips than they save bytes. */
const SITE_MODULES =
  /vite[\\/]preload-helper|[\\/]packages[\\/](?:domain|editions|i18n)[\\/]|[\\/]storefront[\\/]src[\\/](?:claims|contact|content|failures|favourites|forms|newsletter|request|shell|state|texts|trail|car-cards|document[\\/]Document)|[\\/]ui[\\/]src[\\/](?!checkbox[\\/]Checkbox|combobox|gallery[\\/]Gallery|mantine-island|modal|password-field|range-slider|sheet|theme[\\/]mantine)/

function isOfSite(id: string): boolean {
  return SITE_MODULES.test(id) && !HOME_MODULES.test(id) && !CAR_MODULES.test(id)
}

/**
 * The Vite settings of an edition app: its facts come from its own `edition.ts` as `#edition`, its texts from the
 * locale files merged for it, and everything the server needs is bundled, so that the build runs without node_modules.
 */
export function editionVite(appDirectory: string): UserConfigFnPromise {
  return ({ command }) => configure(appDirectory, command)
}

async function configure(appDirectory: string, command: ConfigEnv['command']): Promise<UserConfig> {
  const editionFile = join(appDirectory, 'app/edition.ts')
  const { edition } = (await import(pathToFileURL(editionFile).href)) as { edition: EditionFacts }
  return {
    plugins: [locales(edition), brandFiles(), leaveOut(), reactRouter(), compressAssets()],
    resolve: { alias: { '#edition': editionFile } },
    // While developing, Node loads packages as they are: some are not written to be run by Vite.
    ssr: { noExternal: command === 'build' ? true : [/^@otosafi\//] },
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: shortClassNames(STYLED, NAMED_FIRST) } },
    environments: {
      ssr: {
        // Or libraries would look at each start whether they are to help a developer, and render at a fifth of the speed.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
        build: { rolldownOptions: { output: { assetFileNames: assetNames } } },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page names a dozen files, and no sign of a hash compresses: 36 bits tell one build from the next.
              entryFileNames: 'assets/[name]-[hash:6].js',
              chunkFileNames: 'assets/[name]-[hash:6].js',
              assetFileNames: assetNames,
              codeSplitting: {
                groups: [
                  // What comes first takes along what it needs.
                  { name: 'framework', test: FRAMEWORK_MODULES, priority: 3 },
                  { name: 'site', test: isOfSite, priority: 2 },
                  { name: 'home', test: HOME_MODULES, priority: 1 },
                  { name: 'car', test: CAR_MODULES, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
    server: {
      proxy: Object.fromEntries(
        API_PATHS.map((path) => [path, { target: API_ORIGIN, headers: { host: edition.host } }]),
      ),
    },
  }
}
