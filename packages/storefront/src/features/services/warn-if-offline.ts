import { notices } from '../../state/notices.ts'
import type { Texts } from '../../texts/use-texts.ts'

/** Says where there is no connection, and returns whether it did: leaving the page would lose what was typed there. */
export function warnIfOffline(t: Texts['t']): boolean {
  if (navigator.onLine) return false
  notices.show({ tone: 'error', kind: 'notification', text: t('shell.offline') })
  return true
}
