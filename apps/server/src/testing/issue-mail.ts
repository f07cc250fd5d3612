import type { NewsletterFrequency } from '@otosafi/domain/newsletter/preferences'

import type { RequestContext } from '../contract/handler.ts'
import type { EditionMail } from '../outside/outbox/enqueue-message.ts'
import type { CarCard } from '../resources/cars/car-card.presenter.ts'
import { composeIssueMail } from '../resources/newsletter/issue-mail.ts'

type Reader = Pick<RequestContext, 'edition' | 'language' | 'origin'>

/** An issue of the newsletter, as it tells a reader of a car in every way, and of a post. */
export function issueMail(card: CarCard, frequency: NewsletterFrequency): (reader: Reader) => EditionMail {
  return (reader) => {
    const posts = [{ id: 'a-post', title: `A post in ${reader.language}`, topic: 'buying' as const }]
    const news = { newest: [card], fallen: [{ card, before: 150_000 }], posts }
    return composeIssueMail('awa@example.org', { news, frequency, unsubscribe: 'u' }, reader)
  }
}
