import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'

import { brandImage } from '../src/brand/brand-mark.ts'
import { brandTheme } from '../src/brand/brand-theme.ts'
import { readManagerData } from '../src/brand/manager-data.ts'
import { LanguageTool } from '../src/toolbar/LanguageTool.tsx'
import { ModeTools, NarrowestTool } from '../src/toolbar/ModeTools.tsx'
import { chosenScheme } from '../src/toolbar/page-setting.ts'

type Globals = Readonly<Record<string, unknown>>

const { tokens, languages } = readManagerData()

function themeFor(globals: Globals) {
  const scheme = chosenScheme(globals)
  const { brand = '', ink = '' } = tokens[scheme]
  return brandTheme(tokens[scheme], scheme, brandImage({ brand, ink }))
}

addons.setConfig({ theme: themeFor({}), sidebar: { showRoots: true } })

addons.register('otosafi/toolbar', (api) => {
  const wear = (globals: Globals) => api.setOptions({ theme: themeFor(globals) })
  api.on(SET_GLOBALS, ({ globals }: { globals: Globals }) => wear(globals))
  // The scheme of the toolbar; a story with a scheme of its own leaves the workshop as it is.
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Globals }) => wear(userGlobals))
  // Nothing is chosen anew, but everything is drawn anew.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => api.updateGlobals({}))

  addons.add('otosafi/toolbar/language', {
    type: types.TOOL,
    title: 'Language',
    render: () => createElement(LanguageTool, { available: languages }),
  })
  addons.add('otosafi/toolbar/modes', {
    type: types.TOOL,
    title: 'Modes',
    render: () => createElement(ModeTools),
  })
  addons.add('otosafi/toolbar/narrowest', {
    type: types.TOOL,
    title: '320 px',
    // Storybook has no viewports on documentation pages.
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(NarrowestTool),
  })
})
