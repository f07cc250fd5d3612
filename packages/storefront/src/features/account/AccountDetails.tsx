import { edition } from '#edition'
import type { User } from '@otosafi/api-client/schema'
import { formatPhone } from '@otosafi/editions/format/phone'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'

/** Edge of the photo, CSS pixels. */
const EDGE = 96

/** What the account knows of its holder: the photo where there is one, the name, and the ways to reach them. */
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

function HolderPhoto({ photo }: { photo: NonNullable<User['photo']> }) {
  const { t } = useTexts()
  const file = (format: string) => `/photos/${photo.key}/320.${format}`
  return (
    <picture>
      <source type="image/avif" srcSet={file('avif')} />
      <source type="image/webp" srcSet={file('webp')} />
      <img
        src={file('jpeg')}
        alt={t('account:photo.alt')}
        width={EDGE}
        height={EDGE}
        style={{ background: photo.placeholder }}
      />
    </picture>
  )
}
