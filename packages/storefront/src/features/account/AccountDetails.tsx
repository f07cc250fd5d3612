import { edition } from '#edition'
import type { User } from '@otosafi/api-client/schema'
import { formatPhone } from '@otosafi/editions/format/phone'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import { HolderPhoto } from './HolderPhoto.tsx'

/** The account's photo where there is one, name, and verified contacts. */
export function AccountDetails({
  fullName,
  email,
  phone,
  photo,
}: Pick<User, 'fullName' | 'email' | 'phone' | 'photo'>) {
  const { t } = useTexts()
  return (
    <Section title={t('account:overview.details')}>
      {photo === null ? null : <HolderPhoto photo={photo} />}
      <SpecList
        specs={[
          { label: t('account:overview.name'), value: <bdi>{fullName}</bdi> },
          email === null
            ? { label: t('account:overview.email'), value: t('account:overview.none'), unknown: true }
            : { label: t('account:overview.email'), value: <Ltr>{email}</Ltr> },
          phone === null
            ? { label: t('account:overview.phone'), value: t('account:overview.none'), unknown: true }
            : { label: t('account:overview.phone'), value: <Ltr>{formatPhone(phone, edition.phone)}</Ltr> },
        ]}
      />
    </Section>
  )
}
