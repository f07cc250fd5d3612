import { edition } from '#edition'
import type { User } from '@otosafi/api-client/schema'
import { formatPhone } from '@otosafi/editions/format/phone'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import { HolderPhoto } from './HolderPhoto.tsx'

/** The user as the account's own page shows them. */
export type ShownUser = Pick<User, 'fullName' | 'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'photo'>

/** The account's photo where there is one, name, and contacts; of one that is not verified, that it waits for its code. */
export function AccountDetails({ fullName, email, emailVerified, phone, phoneVerified, photo }: ShownUser) {
  const { t } = useTexts()
  const shown = (contact: string, isVerified: boolean) =>
    isVerified ? <Ltr>{contact}</Ltr> : t('account:profile.pending', { contact })
  return (
    <Section title={t('account:overview.details')}>
      {photo === null ? null : <HolderPhoto photo={photo} />}
      <SpecList
        specs={[
          { label: t('account:overview.name'), value: <bdi>{fullName}</bdi> },
          email === null
            ? { label: t('account:overview.email'), value: t('account:overview.none'), unknown: true }
            : { label: t('account:overview.email'), value: shown(email, emailVerified) },
          phone === null
            ? { label: t('account:overview.phone'), value: t('account:overview.none'), unknown: true }
            : {
                label: t('account:overview.phone'),
                value: shown(formatPhone(phone, edition.phone), phoneVerified),
              },
        ]}
      />
    </Section>
  )
}
