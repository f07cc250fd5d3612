import { createRandom, type Random } from '../../random.ts'
import {
  amountOf,
  hasRunOut,
  newSale,
  OFFER_LINE_KINDS,
  type Offer,
  type Sale,
  SALE_ACTIONS,
  type SaleState,
  type SaleStep,
} from '../sale.ts'
import { replaySale, takeSaleStep } from '../take-sale-step.ts'
import { SALE_TRANSITIONS } from '../transitions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const STEPS = 60

/** A sale with its history, and what the walk knows besides: which offer was accepted. */
type World = {
  now: number
  sale: Sale
  history: (SaleStep & { state: SaleState })[]
  offers: Offer[]
  accepted: number | null
}

/**
 * Walks a sale through random steps of seller, staff and system, with late and repeated answers and crashes. Throws on a transition that
 * is not listed, a payment that the seller did not accept, a history that leads elsewhere, and a sale that never ends.
 */
export function walkSale(seed: number): void {
  const random = createRandom(`sale ${seed}`)
  const world: World = { now: 0, sale: newSale(), history: [], offers: [], accepted: null }
  for (let step = 0; step < STEPS; step += 1) {
    act(world, random)
    check(world)
  }
  settle(world)
  check(world)
}

function act(world: World, random: Random): void {
  if (random.chance(0.3)) {
    world.now += random.pick([HOUR, DAY, 6 * DAY, 8 * DAY])
    return
  }
  const step: SaleStep = {
    action: random.pick(SALE_ACTIONS),
    actor: random.pick(['visitor', 'staff', 'clock']),
    at: world.now,
    appointment: world.now + random.int(-2, 5) * HOUR,
    offer: {
      base: random.int(-1, 200_000),
      lines: Array.from({ length: random.int(0, 22) }, () => ({
        kind: random.pick(OFFER_LINE_KINDS),
        amount: random.int(0, 20_000),
      })),
    },
    answers: random.int(0, world.offers.length + 1),
    reason: random.pick(['', 'The car was sold elsewhere']),
  }
  // As on the server, what has run out is expired before anything else happens to it.
  if (hasRunOut(world.sale, world.now)) take(world, { action: 'expire', actor: 'clock', at: world.now })
  if (!random.chance(0.1)) take(world, step)
}

function take(world: World, step: SaleStep): void {
  const before = world.sale
  const decided = takeSaleStep(before, step)
  if (decided === null) return
  const isListed = SALE_TRANSITIONS.some(
    ({ action, from, to }) => action === step.action && from.includes(before.state) && to === decided.sale.state,
  )
  if (!isListed) throw new Error(`${step.action} led from ${before.state} to ${decided.sale.state}`)
  world.sale = decided.sale
  world.history.push({ ...step, state: decided.sale.state })
  if (step.action === 'offer' && step.offer !== undefined) world.offers.push(step.offer)
  if (step.action === 'accept') world.accepted = step.answers ?? null
}

function check({ now, sale, history, offers, accepted }: World): void {
  if (sale.offers !== offers.length) throw new Error(`${offers.length} offers were made, and ${sale.offers} counted`)
  if (offers.some((offer) => amountOf(offer) <= 0)) throw new Error('An offer is worth nothing')
  if (sale.state === 'appointment' && sale.appointment === null) throw new Error('An appointment at no time')
  if ((sale.state === 'sent' || sale.state === 'seen') && sale.appointment !== null)
    throw new Error(`An appointment while ${sale.state}`)
  if (sale.isSeen !== history.some(({ actor }) => actor === 'staff')) throw new Error('Seen by nobody, or not counted')
  if ((sale.state === 'offer') !== (sale.deadline !== null)) throw new Error(`A deadline while ${sale.state}`)
  if ((sale.state === 'accepted' || sale.state === 'paid') && accepted !== offers.length)
    throw new Error(`Offer ${accepted} of ${offers.length} was accepted, and the sale is ${sale.state}`)
  if (history.some(({ at }) => at > now)) throw new Error('A step of the future')
  if (history.length > 0 && JSON.stringify(replaySale(history)) !== JSON.stringify(sale))
    throw new Error('The history leads elsewhere')
}

/** Time passes, and staff closes what is open. */
function settle(world: World): void {
  if (world.sale.state === null) take(world, { action: 'send', actor: 'visitor', at: world.now })
  world.now += 30 * DAY
  take(world, { action: 'expire', actor: 'clock', at: world.now })
  take(world, { action: 'close', actor: 'staff', at: world.now, reason: 'Nothing was heard any more' })
  if (world.sale.state !== 'closed') throw new Error(`A sale is ${world.sale.state} for ever`)
}
