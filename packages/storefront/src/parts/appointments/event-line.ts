import type { BookingEvent } from '@otosafi/api-client/schema'

import type { PageRequest } from '../../request/page-request.ts'
import { momentOf } from './moment.ts'

/** An event in one line: what happened, when, and who did it. Each part runs in its own direction. */
export function eventLine(
  what: readonly string[],
  { at, actor }: Pick<BookingEvent, 'at' | 'actor'>,
  t: PageRequest['t'],
): string {
  const by = actor === 'visitor' ? [t('booking:events.you')] : actor === 'staff' ? [t('routes:ourTeam')] : []
  return [...what, t('booking:moment', momentOf(at)), ...by].map((part) => `\u2068${part}\u2069`).join(' · ')
}
