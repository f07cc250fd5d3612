import { type ChangeEvent, createElement } from 'react'
import { useGlobals } from 'storybook/manager-api'

import { LANGUAGES } from '@otosafi/editions/language'

import { offeredLanguages, readPageSetting } from './page-setting.ts'

/**
 * The toolbar's choice of a language: only those that the chosen edition offers and whose texts exist, which is why it
 * is no list of Storybook's own. The manager's compiler knows the old form of JSX alone.
 */
export function LanguageTool({ available }: { available: readonly string[] }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const { edition, language } = readPageSetting(globals, available)
  return createElement(
    'select',
    {
      'aria-label': 'Language',
      value: language,
      disabled: 'language' in storyGlobals,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ language: target.value }),
      style: {
        alignSelf: 'center',
        fontSize: 12,
        fontWeight: 700,
        color: 'inherit',
        background: 'none',
        border: 0,
        minHeight: 28,
      },
    },
    offeredLanguages(edition, available).map((code) =>
      createElement('option', { key: code, value: code }, LANGUAGES[code].name),
    ),
  )
}
