import { pathFor } from '@otosafi/editions/routes/path-for'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'

import { useTexts } from '../../texts/use-texts.ts'

/** The way back from a page that belongs to a car's, over the car. */
export function CarPartTrail({ name, address, current }: { name: string; address: string; current: string }) {
  const { t, language } = useTexts()
  return (
    <Breadcrumbs
      label={t('shell.breadcrumb')}
      crumbs={[
        { label: t('routes:home'), href: pathFor('home', language) },
        { label: name, href: address },
      ]}
      current={current}
    />
  )
}
