import type { LinkState, Poll, SubscriberPreferences } from '@otosafi/api-client/schema'

import { CAR, inDays, OTHER_CAR, TOKEN, topicsOf } from './made-parts.ts'
import type { Change } from './replay.ts'

const PREFERENCES: SubscriberPreferences['preferences'] = { frequency: 'weekly', topics: ['papers'], language: 'fr' }

const POLL: Poll = {
  cars: [CAR, OTHER_CAR],
  votes: [
    { name: 'Modou', car: CAR.id },
    { name: 'فاطمة', car: OTHER_CAR.id },
  ],
  endsAt: inDays(20),
}

/** Answers about the link of a mail. */
export function withLink(state: LinkState['state']): Change {
  return (path, body, answers) => {
    if (path === 'POST /links/state') return { state } satisfies LinkState
    if (path !== `/subscribers/preferences/${TOKEN}`) return body
    return { preferences: PREFERENCES, topics: topicsOf(answers) } satisfies SubscriberPreferences
  }
}

/** Answers with cars between which others vote. */
export const withPoll: Change = (path, body) => (path === `/polls/${TOKEN}` ? POLL : body)
