import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { PostCards } from '../../posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ContactForm } from './ContactForm.tsx'
import { Devices } from './Devices.tsx'
import type { SectionData } from './load-section.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import { Privacy } from './Privacy.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Requests } from './Requests.tsx'
import { SavedSearches } from './SavedSearches.tsx'

/** What stands below the title of a section. */
export function SectionView({ data }: { data: SectionData }) {
  const { t, language } = useTexts()
  if ('user' in data) {
    const { email, pendingEmail, phone, pendingPhone } = data.user
    return (
      <>
        <ProfileForm user={data.user} />
        <PhotoForm photo={data.user.photo} />
        <ContactForm channel="email" present={email} pending={pendingEmail} />
        <ContactForm channel="phone" present={phone} pending={pendingPhone} />
      </>
    )
  }
  if ('saved' in data) return <SavedSearches {...data.saved} />
  if ('devices' in data) return <Devices devices={data.devices} />
  if ('posts' in data)
    return data.posts.length > 0 ? (
      <PostCards posts={data.posts} heading="h2" />
    ) : (
      <EmptyState title={t('account:liked.empty')}>
        <ButtonLink href={pathFor('blog', language)}>{t('shell.nav.blog')}</ButtonLink>
      </EmptyState>
    )
  if ('requests' in data) return <Requests requests={data.requests} appointments={data.appointments} />
  return 'consents' in data ? <Privacy {...data.consents} /> : <PasswordForm />
}
