import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'

import { brandImage } from '../src/brand/brand-mark.ts'
import { brandTheme } from '../src/brand/brand-theme.ts'
import { readManagerData } from '../src/brand/manager-data.ts'
import { LanguageTool } from '../src/toolbar/LanguageTool.tsx'

const { tokens, languages } = readManagerData()
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const { brand = '', ink = '' } = tokens[scheme]

addons.setConfig({
  theme: brandTheme(tokens[scheme], scheme, brandImage({ brand, ink })),
  sidebar: { showRoots: true },
})

addons.register('otosafi/toolbar', () => {
  addons.add('otosafi/toolbar/language', {
    type: types.TOOL,
    title: 'Language',
    render: () => createElement(LanguageTool, { available: languages }),
  })
})
