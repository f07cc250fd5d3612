import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import type { ConfigEnv, UserConfig, UserConfigFnPromise } from 'vite'

import { compressAssets } from '@otosafi/compress-assets/compress-assets'
import type { EditionFacts } from '@otosafi/editions/edition'

import { apiFailure } from './api-failure.ts'
import { brandFiles } from './brand-files.ts'
import { shortClassNames } from './class-names.ts'
import { locales } from './locales.ts'
import { monthNames } from './month-names.ts'
import { oneByteChunks } from './one-byte-chunks.ts'
import { routerStubs } from './router-stubs.ts'
import { SCRIPT_GROUPS } from './script-groups.ts'
import { siteFiles } from './site-files.ts'

/** The address of the API under `pnpm dev`, and the paths that are proxied to it. */
const API_ORIGIN = 'http://127.0.0.1:3001'
const API_PATHS = ['/api', '/photos', '/sounds']

/** Folders with CSS modules. */
const STYLE_FOLDERS = ['ui', 'storefront'].map((name) => join(import.meta.dirname, '../../../packages', name, 'src'))

/** CSS modules whose classes get the shortest names: those of every page, then those of landing pages. */
const SHORTEST_NAMES = [
  /^(?:(?:shell|badge|button|car-card|disclosure|facts|favourite-button|field|icon|logo|menu|picture|price|section|skip-link)[\\/]|parts[\\/]newsletter[\\/]NewsletterForm)/,
  /^(?:features[\\/](?:home|listing|car)|pages[\\/]car|breadcrumbs|checkbox|count-links|gallery|option-list|pagination|quote|slider-strip|spec-list|steps)[\\/]/,
]

/**
 * File names are short hashes, since pages name a dozen of them and hashes do not compress. Assets have the same names in the
 * server's and the browser's build; the bundler needs 7 characters for more than 64 chunks.
 */
const ASSET_NAME = 'assets/[hash:6][extname]'
const SCRIPT_NAME = 'assets/[hash:7].js'

/** Chunks that are loaded on demand keep their names, for debugging in the network panel. */
const chunkName = ({ isDynamicEntry }: { isDynamicEntry: boolean }): string =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : SCRIPT_NAME

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
      routerStubs(),
      reactRouter(),
      oneByteChunks(),
      compressAssets(),
    ],
    resolve: { alias: { '#edition': editionFile } },
    // While developing, Node loads packages as they are: some are not written to be run by Vite.
    ssr: { noExternal: command === 'build' ? true : [/^@otosafi\//] },
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: shortClassNames(STYLE_FOLDERS, SHORTEST_NAMES) } },
    environments: {
      ssr: {
        // Otherwise libraries check NODE_ENV at run time, and rendering takes five times as long.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
        build: { rolldownOptions: { output: { assetFileNames: ASSET_NAME } } },
      },
      client: {
        build: {
          rolldownOptions: {
            // An inlined constant costs fewer bytes than an export and an import.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              entryFileNames: SCRIPT_NAME,
              chunkFileNames: chunkName,
              assetFileNames: ASSET_NAME,
              codeSplitting: {
                groups: SCRIPT_GROUPS,
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
