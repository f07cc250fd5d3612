import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import type { ConfigEnv, UserConfig, UserConfigFnPromise } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'

import { brandFiles } from './brand-files.ts'
import { shortClassNames } from './class-names.ts'
import { compressAssets } from './compress-assets.ts'
import { locales } from './locales.ts'

/** Where `pnpm dev` runs the API, and what it answers there. */
const API_ORIGIN = 'http://127.0.0.1:3001'
const API_PATHS = ['/api', '/photos', '/sounds']

/** Where styles of pages stand. */
const STYLED = ['ui', 'storefront'].map((name) => join(import.meta.dirname, '../../../packages', name, 'src'))

/** Libraries of every page. Mantine and what it brings along belong to the islands, which come when they are used. */
const FRAMEWORK_MODULES =
  /[\\/]node_modules[\\/](?!\.pnpm|@mantine|@floating-ui|clsx|.*node_modules)|rolldown[\\/]runtime/

/** What nearly every page needs travels in one file: many small ones cost more round trips than they save bytes. */
const SITE_MODULES =
  /[\\/]packages[\\/](?:domain|editions|i18n)[\\/]|[\\/]storefront[\\/]src[\\/](?:claims|contact|content|favourites|forms|posts|request|shell|state|texts|car-cards|document[\\/]Document|features[\\/]ask)|[\\/]ui[\\/]src[\\/](?!combobox|gallery[\\/]Gallery|mantine-island|modal|range-slider|sheet)/

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
    plugins: [locales(edition), brandFiles(), reactRouter(), compressAssets()],
    resolve: { alias: { '#edition': editionFile } },
    // While developing, Node loads packages as they are: some are not written to be run by Vite.
    ssr: { noExternal: command === 'build' ? true : [/^@otosafi\//] },
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: shortClassNames(STYLED) } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: FRAMEWORK_MODULES },
                  { name: 'site', test: SITE_MODULES },
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
