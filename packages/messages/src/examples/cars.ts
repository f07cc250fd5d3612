import { NEWSLETTER_FREQUENCIES } from '@otosafi/domain/newsletter/preferences'

import type { AlertMessage } from '../composers/alert.ts'
import type { FreeMessage, WaitMessage } from '../composers/car-wait.ts'
import type { NewsletterMessage } from '../composers/newsletter.ts'
import type { Examples } from '../message.ts'
import { forEach } from './for-each.ts'
import { TOKEN, worldOf } from './world.ts'

/** The price of a car before it fell. */
const before = (price: number) => Math.round(price * 1.05)

export const ALERT_EXAMPLES: Examples<AlertMessage> = {
  search(context) {
    const { car, other, city } = worldOf(context)
    return { kind: 'search', stop: TOKEN, name: `SUV · 2021 · ${city}`, query: 'bodyType=suv', cards: [car, other] }
  },
  favourites(context) {
    const { car, other } = worldOf(context)
    return {
      kind: 'favourites',
      stop: TOKEN,
      reports: [
        { card: car, news: 'priceFell', before: before(car.price) },
        { card: other, news: 'backOnSale', before: other.price },
      ],
    }
  },
}

export const WAIT_EXAMPLES: Examples<WaitMessage> = {
  usual: (context) => ({ car: worldOf(context).car.name, links: { confirm: TOKEN, stop: TOKEN } }),
}

export const FREE_EXAMPLES: Examples<FreeMessage> = { usual: (context) => ({ car: worldOf(context).car }) }

export const NEWSLETTER_EXAMPLES: Examples<NewsletterMessage> = forEach(NEWSLETTER_FREQUENCIES, (kind) => (context) => {
  const { car, other } = worldOf(context)
  const posts = [{ id: 'a-post', title: 'Dacia Duster 2018–2026' }]
  return {
    kind,
    news: { newest: [car, other], fallen: [{ card: car, before: before(car.price) }], posts },
    unsubscribe: TOKEN,
  }
})
