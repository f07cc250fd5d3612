import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

import { routerStubs } from './router-stubs.ts'

const ROUTER = '/node_modules/react-router/dist/production/lib'
const FILES: Readonly<Record<string, string>> = {
  [`${ROUTER}/router/instrumentation.js`]: `
    export const getRouteInstrumentationUpdates = () => 'watches'`,
  [`${ROUTER}/dom/ssr/fog-of-war.js`]: `
    export const isFogOfWarEnabled = () => 'asks'
    export const somethingNew = () => 'new'`,
}

/** The script that a browser gets of `source`, with the router's modules replaced. */
async function bundle(source: string, files = FILES): Promise<string> {
  const entry = '/entry.js'
  const disk: Plugin = {
    name: 'disk',
    enforce: 'pre',
    resolveId: (id) => (id === entry || id in files ? id : undefined),
    load: (id) => (id === entry ? source : files[id]),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [routerStubs(), disk],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  return output.map((each) => (each.type === 'chunk' ? each.code : '')).join('')
}

const names = (path: string, name: string) =>
  `import { ${name} } from '${ROUTER}/${path}'; globalThis.${name} = ${name};`
const WATCHES = names('router/instrumentation.js', 'getRouteInstrumentationUpdates')
const ASKS = names('dom/ssr/fog-of-war.js', 'isFogOfWarEnabled')

it('the parts of the router that no page uses are not in the script', async () => {
  const script = await bundle(WATCHES + ASKS)
  expect(script).toContain('isFogOfWarEnabled')
  expect(script).not.toContain('asks')
  expect(script).not.toContain('watches')
})

it('a part that is no longer there fails the build', async () => {
  await expect(bundle(WATCHES)).rejects.toThrow('React Router no longer has dom/ssr/fog-of-war.js')
})

it('a part of which more is asked than stands in fails the build', async () => {
  const more = names('dom/ssr/fog-of-war.js', 'somethingNew')
  await expect(bundle(WATCHES + ASKS + more)).rejects.toThrow('somethingNew')
})
