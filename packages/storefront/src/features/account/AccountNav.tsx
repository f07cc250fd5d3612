import { pathFor } from '@otosafi/editions/routes/path-for'
import { TabLinks } from '@otosafi/ui/tab-links/TabLinks'

import { useTexts } from '../../texts/use-texts.ts'
import { type Section, SECTION_TITLES, SECTIONS } from './sections.ts'

/** Links to the account's page, its sections and the favourites; `current` is what is shown, null the account's page. */
export function AccountNav({ current }: { current: Section | 'favourites' | null }) {
  const { t, language } = useTexts()
  return (
    <TabLinks
      label={t('account:nav')}
      links={[
        { href: pathFor('account', language), label: t('routes:account'), current: current === null },
        ...SECTIONS.map((key) => ({
          href: pathFor('accountSection', language, { key }),
          label: t(SECTION_TITLES[key]),
          current: current === key,
        })),
        { href: pathFor('favourites', language), label: t('routes:favourites'), current: current === 'favourites' },
      ]}
    />
  )
}
