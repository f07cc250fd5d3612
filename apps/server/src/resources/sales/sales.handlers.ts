import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import { lockContact } from '../../auth/contact-limits.ts'
import { findLink } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { HandlersOf, Input, RequestContext } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import type { StoredPicture } from '../../contract/received-picture.ts'
import { listItems } from '../../db/content.queries.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { findPendingUploads } from '../../media/uploads/uploads.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { refuseEnded } from '../appointments/ended-links.ts'
import { findSlot, listSlots, noSlots, slotTaken } from '../appointments/offered-slots.ts'
import { hasReachedLimit } from '../appointments/own-steps.ts'
import { findHeldSlot } from '../appointments/places.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { newSaleOf } from './new-sale.ts'
import { createNotifyOfSale } from './notify-of-sale.ts'
import { createSaleLinks, SALE_LINKS } from './sale-links.ts'
import { addPhotos, removePhoto } from './sale-photos.ts'
import { findSale, findSaleDetails, hasEnoughSales, lockSale, saleEndedAt, type SaleRow } from './sale-rows.ts'
import { createSaleSteps, type SaleAct, scheduleFor } from './sale-steps.ts'
import { isSchedulable, presentSale } from './sale.presenter.ts'

type Id =
  | ('createSellingCar' | 'uploadCarPhoto' | 'getSale' | 'acceptOffer' | 'refuseOffer' | 'withdrawSale')
  | ('listSaleSlots' | 'scheduleInspection' | 'cancelInspection' | 'addSalePhotos' | 'removeSalePhoto')

/** Offering a car, and what its seller does with the sale (P-50). */
export function createSaleHandlers({ database, search, clock, uploads }: ApiServices): HandlersOf<Id> {
  const links = createSaleLinks(createStableLinks(database, SALE_LINKS))
  const notify = createNotifyOfSale(links)

  const present = async (write: Write, row: SaleRow, id: string, { edition, language }: RequestContext) => {
    const context = { id, edition, language, reference: search.reference, now: clock() }
    return presentSale(row, await findSaleDetails(write, row), context)
  }

  /** The sale that a link leads to. Locked, a request that comes twice sees what the first has done. */
  const follow = async (
    write: Write,
    { edition }: RequestContext,
    token: string,
    find: typeof lockSale = lockSale,
  ): Promise<SaleRow> => {
    const link = await findLink(write, { edition: edition.id, purpose: 'sale', token })
    const row = link === null ? undefined : await find(write, edition.id, link.subject)
    if (link === null || row === undefined) throw notFound('sale')
    refuseEnded(link, saleEndedAt(row), clock())
    return row
  }

  const stepsOf = ({ edition, origin }: RequestContext) =>
    createSaleSteps(edition, new Date(clock()), notify(edition, origin))

  /** Takes a step of the seller, unless it was taken before. Throws `conflict` where the state does not allow it. */
  const take = (context: RequestContext, id: string, act: SaleAct, isDone: (row: SaleRow) => boolean) =>
    inTransaction(database, async (write) => {
      const found = await follow(write, context, id)
      const row = isDone(found) ? found : await stepsOf(context).take(write, found.id, act)
      if (row === null || row === 'slotTaken') throw new Problem('conflict')
      return ok(await present(write, row, id, context))
    })

  /** Changes the photos of a sale, which is locked meanwhile. Throws `conflict` once the car was inspected. */
  const changePhotos = async (
    write: Write,
    context: RequestContext,
    id: string,
    change: (row: SaleRow) => Promise<void>,
  ) => {
    const found = await follow(write, context, id)
    const row = await stepsOf(context).take(write, found.id, { action: 'changePhotos', actor: 'visitor' })
    if (row === null || row === 'slotTaken') throw new Problem('conflict')
    await change(row)
    return present(write, row, id, context)
  }

  return {
    async createSellingCar({ body }, context) {
      const { edition, write } = context
      const now = new Date(clock())
      const questions = await listItems({ kysely: write }, 'questions', edition.id)
      const sale = newSaleOf(body, context, { reference: search.reference, questions, now })
      const { photos = [] } = body
      const ahead = await sentAhead(write, body, context)
      const { phone, email } = sale
      // Locked, so that of several at once none is one too many.
      await lockContact(write, { edition: edition.id, channel: 'phone', destination: phone }, now)
      if (email !== null) await lockContact(write, { edition: edition.id, channel: 'email', destination: email }, now)
      if (await hasEnoughSales(write, { edition: edition.id, phone, email })) throw new Problem('too_many_open')
      const row = await stepsOf(context).send(write, sale, [...ahead, ...photos])
      return { status: 201, body: await present(write, row, await links.visitor(write, row), context) }
    },

    async uploadCarPhoto({ body }, { edition }) {
      return { status: 201, body: await uploads.store(edition.id, body.photo) }
    },

    getSale: ({ path: { id } }, context) =>
      inTransaction(database, async (write) => {
        const row = await follow(write, context, id, findSale)
        return ok(await present(write, row, id, context))
      }),

    async addSalePhotos({ path: { id }, body: { photos } }, context) {
      const { write } = context
      const body = await changePhotos(write, context, id, (row) => addPhotos(write, row, photos))
      return { status: 201, body }
    },

    async removeSalePhoto({ path: { id }, body: { photo } }, context) {
      const body = await inTransaction(database, (write) =>
        changePhotos(write, context, id, (row) => removePhoto(write, row, photo)),
      )
      uploads.sweepSoon()
      return ok(body)
    },

    async listSaleSlots({ path: { id }, query: { from, days } }, context) {
      const { edition } = context
      return inTransaction(database, async (write) => {
        const row = await follow(write, context, id, findSale)
        const now = clock()
        const choice = { action: 'schedule', actor: 'visitor' } as const
        if (!isSchedulable(row, now) || (await hasReachedLimit(write, 'sale', row, choice))) return ok(noSlots(edition))
        return ok(await listSlots({ kysely: write }, edition, { city: row.city, now, from, days }))
      })
    },

    scheduleInspection: ({ path: { id }, body }, context) =>
      inTransaction(database, async (write) => {
        const { edition } = context
        const found = await follow(write, context, id)
        const held = await findHeldSlot(write, { edition: edition.id, sale_id: found.id })
        const asked = { city: found.city, id: body.slot, now: clock(), held }
        const { slot, offered } = await findSlot(write, edition, asked)
        const home = body.address === undefined ? undefined : cleanLine(body.address)
        const row = await stepsOf(context).take(write, found.id, { ...scheduleFor(slot, home), actor: 'visitor' })
        if (row === 'slotTaken') throw await slotTaken(write, edition, offered)
        if (row === null) throw new Problem('conflict')
        return ok(await present(write, row, id, context))
      }),

    cancelInspection: ({ path: { id } }, context) =>
      take(
        context,
        id,
        { action: 'cancelAppointment', actor: 'visitor' },
        ({ state }) => state === 'sent' || state === 'seen',
      ),

    acceptOffer: ({ path: { id }, body: { offer } }, context) =>
      take(
        context,
        id,
        { action: 'accept', actor: 'visitor', answers: offer },
        ({ state, offers }) => state === 'accepted' && offers === offer,
      ),

    refuseOffer({ path: { id }, body: { offer, reason = '' } }, context) {
      const why = cleanText(reason)
      const act = {
        action: 'refuse',
        actor: 'visitor',
        answers: offer,
        ...(why === '' ? {} : { reason: why }),
      } as const
      return take(context, id, act, ({ state, offers }) => state === 'refused' && offers === offer)
    },

    withdrawSale: ({ path: { id } }, context) =>
      take(context, id, { action: 'withdraw', actor: 'visitor' }, ({ state }) => state === 'closed'),
  }
}

/** The photos that were sent before their form. Throws `validation_failed` where one is not kept, or they are too many. */
async function sentAhead(
  write: Write,
  { sentPhotos = [], photos = [] }: Input<'createSellingCar'>['body'],
  { edition }: RequestContext,
): Promise<StoredPicture[]> {
  const path = '/body/sentPhotos'
  if (sentPhotos.length + photos.length > MAX_CAR_PHOTOS)
    throw new Problem('validation_failed', { errors: [{ path, code: 'invalid', values: {} }] })
  const found = await findPendingUploads(write, edition.id, sentPhotos)
  if (found === null) throw new Problem('validation_failed', { errors: [{ path, code: 'imageGone', values: {} }] })
  return found
}
