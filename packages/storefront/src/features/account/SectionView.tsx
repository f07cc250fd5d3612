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

/** The content of a section, below its title; `kept` is the step of a code at which its page was loaded again. */
export function SectionView({ data, kept }: { data: SectionData; kept?: FormState | undefined }) {
  if ('user' in data) {
    const { email, pendingEmail, phone, pendingPhone, username } = data.user
    return (
      <>
        <ProfileForm user={data.user} />
        <PhotoForm photo={data.user.photo} />
        <ContactForm channel="email" present={email} pending={pendingEmail} username={username} kept={kept} />
        <ContactForm channel="phone" present={phone} pending={pendingPhone} username={username} kept={kept} />
      </>
    )
  }
  if ('saved' in data) return <SavedSearches {...data.saved} />
  if ('devices' in data) return <Devices devices={data.devices} />
  if ('liked' in data) return <LikedPosts {...data.liked} />
  if ('requests' in data) return <Requests requests={data.requests} />
  return 'consents' in data ? <Privacy {...data.consents} /> : <PasswordForm username={data.username} />
}
