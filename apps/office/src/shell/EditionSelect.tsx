import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import type { EditionId } from '@otosafi/editions/edition'

import { useMe } from './use-me.ts'

/** The edition that a page is of, among those in which one works; nothing where there is one alone. */
export function EditionSelect({ value, pathOf }: { value: EditionId; pathOf: (edition: EditionId) => string }) {
  const { t } = useTranslation()
  const { editions } = useMe()
  const navigate = useNavigate()
  if (editions.length === 1) return null
  return (
    <Select
      label={t('shell.edition')}
      data={editions.map((edition) => ({ value: edition, label: t(`edition.${edition}`) }))}
      value={value}
      onChange={(chosen) => chosen !== null && void navigate(pathOf(chosen))}
      allowDeselect={false}
      w={180}
    />
  )
}
