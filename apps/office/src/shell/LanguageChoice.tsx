import { Alert, Box, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { chooseLanguage, LANGUAGES } from '../texts/start-texts.ts'

/** The office's languages, and which one is shown; says where another one's texts could not be loaded. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const [isMissing, setMissing] = useState(false)

  function choose(language: (typeof LANGUAGES)[number]) {
    // A second failure is announced, too.
    setMissing(false)
    chooseLanguage(language).catch(() => setMissing(true))
  }

  return (
    <Box pos="relative">
      <SegmentedControl
        transitionDuration={0}
        size="xs"
        aria-label={t('shell.language')}
        value={i18n.language}
        data={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
        onChange={(language) => choose(language as (typeof LANGUAGES)[number])}
      />
      {isMissing ? (
        <Alert color="red" role="alert" pos="absolute" top="100%" right={0} w={280} mt="xs" variant="filled">
          {t('failure.offline')}
        </Alert>
      ) : null}
    </Box>
  )
}
