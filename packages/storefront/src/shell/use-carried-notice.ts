import { useEffect } from 'react'

import { hasSession } from '@otosafi/domain/session/has-session'

import { notices } from '../state/notices.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Shows the notification that the document before this one has left (see `carryNotice`). Only signing in leaves one. */
export function useCarriedNotice(): void {
  const { t } = useTexts()
  useEffect(() => {
    if (!hasSession(document.cookie)) return
    import('../state/carried-notice.ts').then(
      ({ takeCarriedNotice }) => {
        const key = takeCarriedNotice()
        if (key !== null) notices.show({ tone: 'success', kind: 'notification', text: t(key) })
      },
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a document
  }, [])
}
