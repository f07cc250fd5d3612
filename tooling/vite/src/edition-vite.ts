import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import type { ConfigEnv, UserConfig, UserConfigFnPromise } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'
import { leaveOut } from '@otosafi/framework-output/bundling/leave-out'

import { apiFailure } from './api-failure.ts'
import { brandFiles } from './brand-files.ts'
import { shortClassNames } from './class-names.ts'
import { compressAssets } from './compress-assets.ts'
import { locales } from './locales.ts'
import { monthNames } from './month-names.ts'
import { oneByteChunks } from './one-byte-chunks.ts'
import { siteFiles } from './site-files.ts'

/** The address of the API under `pnpm dev`, and the paths that are proxied to it. */
const API_ORIGIN = 'http://127.0.0.1:3001'
const API_PATHS = ['/api', '/photos', '/sounds']

/** The folders with styles of pages. */
const STYLED = ['ui', 'storefront'].map((name) => join(import.meta.dirname, '../../../packages', name, 'src'))

/** Styles whose classes have the shortest names: those of every page, then those of the pages that people come to first. */
const NAMED_FIRST = [
  /^(?:shell|newsletter|badge|button|car-card|disclosure|facts|favourite-button|field|icon|logo|menu|picture|price|section|skip-link)[\\/]/,
  /^(?:features[\\/](?:home|listing|car)|pages[\\/]car|breadcrumbs|checkbox|count-links|gallery|option-list|pagination|quote|slider-strip|spec-list|steps)[\\/]/,
]

/** Libraries of every page. Mantine with its dependencies and the API client are loaded on demand. */
const FRAMEWORK_MODULES =
  /[\\/]node_modules[\\/](?!\.pnpm|@mantine|@floating-ui|clsx|fast-deep-equal|klona|openapi-fetch|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib|.*node_modules)/

/** Modules shared by home, blog, questions and forms of several lines. */
const HOME_MODULES = /[\\/]storefront[\\/]src[\\/](?:posts|features[\\/]ask)|[\\/]ui[\\/]src[\\/](?:steps|text-area)/

/** Modules of home alone. */
const HOME_OWN_MODULES = /[\\/]ui[\\/]src[\\/](?:body-type|count-links|country-flag|quote|stars)/

/** Modules shared by a car's page, its report and the comparison. */
const CAR_MODULES =
  /[\\/]domain[\\/]src[\\/](?:car[\\/](?:inspection|verdict)|money[\\/]rate-price)|[\\/]features[\\/](?:car[\\/](?:InspectionFacts|MarketValue|inspection-points)|compare[\\/](?:CompareBar|compare-store)|recent[\\/](?:RecentLink|recent-store))|[\\/]car-cards[\\/]power-text|[\\/]ui[\\/]src[\\/]gallery[\\/]gallery-/

/** Modules of a car's page or its report alone. */
const CAR_OWN_MODULES = /[\\/]domain[\\/]src[\\/]car[\\/](?:energy-cost|mileage|certification)/

/** Modules that come on demand alone, or with the pages that take files. */
const SELDOM_MODULES = /[\\/]domain[\\/]src[\\/]usage[\\/]usage-choice|[\\/]ui[\\/]src[\\/](?:file-field|icon-button)/

/** Modules of the pages of accounts alone: they share no chunk with others. */
const ACCOUNT_MODULES =
  /[\\/]domain[\\/]src[\\/]messages[\\/]quiet-hours|[\\/]ui[\\/]src[\\/](?:callout|code-input|progress|tab-links)|[\\/]storefront[\\/]src[\\/](?:forms[\\/]UsernameField|state[\\/](?:carried-notice|create-request-state))/

/** Modules of the listing alone: other pages are spared their bytes. */
const LISTING_MODULES =
  /[\\/]domain[\\/]src[\\/](?:listing[\\/](?:filters|total-after|query-string|read-listing-query)|reading[\\/]|text[\\/]fold-digits)|[\\/]storefront[\\/]src[\\/](?:car-cards[\\/]monthly-note|state[\\/](?:use-deferred|use-delayed|create-paged-list))|[\\/]ui[\\/]src[\\/](?:chip|option-list|range-fields[\\/]RangeFields)/

/** Modules of the calculators of loans and values, and of the price's slider, which is loaded on demand: they share no chunk with others. */
const LOAN_MODULES = /[\\/]domain[\\/]src[\\/]money[\\/](?:loan|price-loss)|[\\/]ui[\\/]src[\\/]slider-field/

/** Modules that the pages of signing in and up share: one small file less is more than its bytes. */
const AUTHENTICATION_MODULES =
  /[\\/]features[\\/](?:sign-in[\\/]GuestFormPage|account[\\/]form-names)|[\\/]session[\\/]probe-cookie|[\\/]ui[\\/]src[\\/]checkbox[\\/]Checkbox/

/** Modules of the step in which a code is typed: part of signing up, of an account and of booking. */
const VERIFICATION_MODULES = /[\\/]storefront[\\/]src[\\/]contact-verification|[\\/]ui[\\/]src[\\/]code-input/

/** Modules that the pages of bookings and visits share, and no other. */
const BOOKING_MODULES = /[\\/]storefront[\\/]src[\\/](?:appointments|features[\\/](?:booking|visit)[\\/])/

/** Controls of forms in several steps: of bookings, visits, and the sale of a car. */
const STEP_MODULES = /[\\/]ui[\\/]src[\\/](?:fieldset|radio|stepper)[\\/]/

/** Modules of the pages of selling and of services alone: other pages are spared their bytes. */
const SERVICE_MODULES =
  /[\\/]domain[\\/]src[\\/](?:selling[\\/]|vin[\\/]|messages[\\/]request-kind|forms[\\/]sent-cookie)|[\\/]ui[\\/]src[\\/]date-field[\\/]/

/**
 * The names of files that pages name: hashes alone, of as few characters as distinguish builds, since every page names a
 * dozen of them, the manifest a hundred, and neither hashes nor names compress. Assets have the same names in the server's
 * and the browser's build, which refer to the same files; the bundler needs 7 characters for more than 64 files of script.
 */
const ASSET_NAME = 'assets/[hash:6][extname]'
const SCRIPT_NAME = 'assets/[hash:7].js'

/** What is loaded on demand keeps its name, for whoever looks at requests. */
const chunkName = ({ isDynamicEntry }: { isDynamicEntry: boolean }): string =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : SCRIPT_NAME

/** Modules of nearly every page are one chunk: many small ones cost more round trips than they save bytes. */
const SITE_MODULES =
  /vite[\\/]preload-helper|[\\/]packages[\\/](?:domain|editions|i18n)[\\/]|[\\/]storefront[\\/]src[\\/](?:claims|contact[\\/]|content[\\/]|failures|favourites|forms[\\/](?!CallFields|NewPasswordFields|call-choices|check-new-password)|newsletter|request|shell|state|texts|trail|car-cards|document[\\/]Document)|[\\/]ui[\\/]src[\\/](?!checkbox[\\/]Checkbox|combobox|gallery[\\/]Gallery|mantine-island|modal|password-field|range-slider|sheet|theme[\\/]mantine)/

function isOfSite(id: string): boolean {
  return (
    SITE_MODULES.test(id) &&
    ![
      HOME_MODULES,
      HOME_OWN_MODULES,
      CAR_MODULES,
      CAR_OWN_MODULES,
      SELDOM_MODULES,
      ACCOUNT_MODULES,
      LISTING_MODULES,
      LOAN_MODULES,
      BOOKING_MODULES,
      SERVICE_MODULES,
      STEP_MODULES,
    ].some((modules) => modules.test(id))
  )
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
    plugins: [
      apiFailure({ origin: API_ORIGIN, errorFile: process.env.API_ERROR_FILE }),
      locales(edition),
      monthNames(edition),
      brandFiles(),
      siteFiles(),
      leaveOut(),
      reactRouter(),
      oneByteChunks(),
      compressAssets(),
    ],
    resolve: { alias: { '#edition': editionFile } },
    // While developing, Node loads packages as they are: some are not written to be run by Vite.
    ssr: { noExternal: command === 'build' ? true : [/^@otosafi\//] },
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: shortClassNames(STYLED, NAMED_FIRST) } },
    environments: {
      ssr: {
        // Otherwise libraries check NODE_ENV at run time, and rendering takes five times as long.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
        build: { rolldownOptions: { output: { assetFileNames: ASSET_NAME } } },
      },
      client: {
        build: {
          rolldownOptions: {
            // A figure of a fact costs less where it is used than its name costs in two files.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              entryFileNames: SCRIPT_NAME,
              chunkFileNames: chunkName,
              assetFileNames: ASSET_NAME,
              codeSplitting: {
                groups: [
                  // Earlier groups include their dependencies.
                  { name: 'framework', test: FRAMEWORK_MODULES, priority: 3 },
                  { name: 'site', test: isOfSite, priority: 2 },
                  { name: 'home', test: HOME_MODULES, priority: 1 },
                  { name: 'car', test: CAR_MODULES, priority: 1 },
                  { name: 'auth', test: AUTHENTICATION_MODULES, priority: 1 },
                  { name: 'verification', test: VERIFICATION_MODULES, priority: 1 },
                  { name: 'steps', test: STEP_MODULES, priority: 1 },
                  { name: 'booking', test: BOOKING_MODULES, priority: 0 },
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
