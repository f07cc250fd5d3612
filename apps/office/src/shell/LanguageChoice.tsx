import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { chooseLanguage, LANGUAGES } from '../texts/start-texts.ts'

/** The office's languages, and which one is shown. */
export function LanguageChoice() {
  const { i18n } = useTranslation()
  return (
    <SegmentedControl
      transitionDuration={0}
      size="xs"
      value={i18n.language}
      data={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
      onChange={(language) => void chooseLanguage(language as (typeof LANGUAGES)[number])}
    />
  )
}
