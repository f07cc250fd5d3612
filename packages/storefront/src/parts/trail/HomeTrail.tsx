import type { ReactNode } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'

import { useTexts } from '../../texts/use-texts.ts'

/** Breadcrumbs from home to a page, with the pages `between`. */
export function HomeTrail({
  between = [],
  current,
}: {
  between?: readonly { label: string; href: string }[]
  current: ReactNode
}) {
  const { t, language } = useTexts()
  return (
    <Breadcrumbs
      label={t('shell.breadcrumb')}
      crumbs={[{ label: t('routes:home'), href: pathFor('home', language) }, ...between]}
      current={current}
    />
  )
}
