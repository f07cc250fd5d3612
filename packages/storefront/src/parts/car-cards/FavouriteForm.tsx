import type { ReactNode } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { useTexts } from '../../texts/use-texts.ts'

/**
 * The form around favourite buttons: without script it adds their car to the account's list, which a guest signs in for
 * (P-33).
 */
export function FavouriteForm({ children }: { children: ReactNode }) {
  const { language } = useTexts()
  return (
    <form method="post" action={pathFor('favourites', language)}>
      {children}
    </form>
  )
}
