import { notices } from '../../state/notices.ts'
import type { Texts } from '../../texts/use-texts.ts'

/** Says where there is no connection: what leaves the page would lose what was typed there. Returns whether it did. */
export function tellLostLine(t: Texts['t']): boolean {
  if (navigator.onLine) return false
  notices.show({ tone: 'error', kind: 'notification', text: t('shell.offline') })
  return true
}
