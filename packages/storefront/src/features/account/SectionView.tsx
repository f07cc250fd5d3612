import type { FormState } from '../../state/form-state.ts'
import { ContactForm } from './ContactForm.tsx'
import { Devices } from './Devices.tsx'
import { LikedPosts } from './LikedPosts.tsx'
import type { SectionData } from './load-section.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoForm } from './PhotoForm.tsx'
import { Privacy } from './Privacy.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { Requests } from './Requests.tsx'
import { SavedSearches } from './SavedSearches.tsx'

/** The steps of codes at which a section was loaded again, each by where its code was sent. */
type StoredSteps = Record<'email' | 'phone', FormState | undefined>

/** The content of a section, below its title. */
export function SectionView({ data, kept }: { data: SectionData; kept?: StoredSteps | undefined }) {
  if ('user' in data) {
    const { email, pendingEmail, phone, pendingPhone, username } = data.user
    return (
      <>
        <ProfileForm user={data.user} />
        <PhotoForm photo={data.user.photo} />
        <ContactForm channel="email" present={email} pending={pendingEmail} username={username} kept={kept?.email} />
        <ContactForm channel="phone" present={phone} pending={pendingPhone} username={username} kept={kept?.phone} />
      </>
    )
  }
  if ('saved' in data) return <SavedSearches {...data.saved} />
  if ('devices' in data) return <Devices devices={data.devices} />
  if ('liked' in data) return <LikedPosts {...data.liked} />
  if ('requests' in data) return <Requests requests={data.requests} />
  return 'consents' in data ? <Privacy {...data.consents} /> : <PasswordForm username={data.username} />
}
