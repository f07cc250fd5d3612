import type { Opening } from '@otosafi/domain/content/opening-hours'

import type { Texts } from '../../texts/use-texts.ts'

/** Says until when a place is open, else when it opens next. */
export function openingText(opening: Opening, t: Texts['t']): string {
  if (opening.isOpen) return t('contact.openUntil', { time: opening.until })
  if (opening.next === null) return t('contact.closed')
  const { day, opens } = opening.next
  return t('contact.closedUntil', { day: t(`vocabulary.day.${day}`), time: opens })
}
