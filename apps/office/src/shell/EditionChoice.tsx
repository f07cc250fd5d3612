import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { EditionId } from '@otosafi/editions/edition'

import { useMe } from './use-me.ts'

/** One of the editions in which one works, or all of them; nothing where there is one alone. */
export function EditionChoice({
  value,
  choose,
}: {
  value: EditionId | undefined
  choose: (value: string | null) => void
}) {
  const { t } = useTranslation()
  const { editions } = useMe()
  if (editions.length === 1) return null
  return (
    <Select
      label={t('shell.edition')}
      placeholder={t('shell.all')}
      data={editions.map((edition) => ({ value: edition, label: t(`edition.${edition}`) }))}
      value={value ?? null}
      onChange={choose}
      clearable
      w={180}
    />
  )
}
