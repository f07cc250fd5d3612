import { type ReactNode, useState } from 'react'

import { hasSession } from '@otosafi/domain/session/has-session'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { useLoaded } from '@otosafi/ui/lazy/use-loaded'

import { SAVE_SEARCH } from '../navigation/save-search-path.ts'
import { useTexts } from '../texts/use-texts.ts'

const load = () =>
  import('../features/authentication/load-authentication-modal.ts').then((module) => module.loadAuthenticationModal())

/**
 * The dialog to sign in and up (P-32, P-42): opened for a guest who asks for the account from another page, or sends a form
 * there; where it cannot be loaded, the page is. Returns what opens it for an address, and the dialog.
 */
export function useAuthenticationModal(): { openAuthentication: (address: URL) => boolean; dialog: ReactNode } {
  const { language } = useTexts()
  const [wanted, setWanted] = useState('')
  const loaded = useLoaded(wanted !== '', load, () => location.assign(wanted))
  function openAuthentication({ pathname, search }: URL): boolean {
    const account = pathFor('account', language)
    const isAuthentication = [account, pathFor('signIn', language), pathFor('signUp', language)].includes(pathname)
    const isSaving = search.startsWith(`?${SAVE_SEARCH}=`)
    if (!(isAuthentication || isSaving) || location.pathname.startsWith(account) || hasSession(document.cookie))
      return false
    setWanted(isSaving ? pathname + search : pathname)
    return true
  }
  const dialog =
    loaded && wanted !== '' ? <loaded.AuthenticationModal wanted={wanted} onClose={() => setWanted('')} /> : null
  return { openAuthentication, dialog }
}
