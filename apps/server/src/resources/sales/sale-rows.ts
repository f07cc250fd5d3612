import { type Selectable, sql } from 'kysely'

import { amountOf, type NotifiedSaleAction, type Sale, type SaleState } from '@otosafi/domain/selling/sale'
import type { EditionId } from '@otosafi/editions/edition'

import type { StoredPicture } from '../../contract/received-picture.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { SaleTables } from '../../db/sale-tables.ts'
import { latestEvents } from '../appointments/latest-events.ts'
import type { OfferedSlot } from '../appointments/offered-slots.ts'
import { findHeldSlot } from '../appointments/places.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** A sale as it is stored. */
export type SaleRow = Selectable<SaleTables['sales']>

/** A deduction as it is stored, whole units of the currency. */
export type StoredLine = Pick<Selectable<SaleTables['sale_offer_lines']>, 'kind' | 'note' | 'amount'>

/** An offer as it is stored; `amount` is its base less its lines. */
export type StoredOffer = {
  number: number
  base: number
  lines: readonly StoredLine[]
  amount: number
  madeAt: Date
  validUntil: Date
}

/** An event of a sale as its seller may know it: reasons are the team's own. */
type SaleEventRow = Pick<Selectable<SaleTables['sale_events']>, 'actor' | 'state' | 'appointment_at' | 'at'> & {
  action: NotifiedSaleAction
}

/**
 * Details of a sale from other tables: its pictures, its latest offer, the name of its city in the country's own
 * spelling, the slot whose place its appointment has, what has happened, the first thing first, and whether its seller is
 * notified.
 */
export type SaleDetails = {
  photos: readonly StoredPicture[]
  offer: StoredOffer | null
  cityName: string
  slot: OfferedSlot | null
  events: readonly SaleEventRow[]
  isNotified: boolean
}

type Queries = Pick<Write, 'selectFrom'>

/** The most requests under way that one number or address may have in an edition. */
const MAX_OPEN_SALES = 5
const UNDER_WAY = ['sent', 'seen', 'appointment', 'inspected', 'offer', 'accepted'] as const satisfies SaleState[]

/** A sale as the rules see it. */
export function saleOf({ state, is_seen, appointment_at, offers, deadline }: SaleRow): Sale {
  const appointment = appointment_at?.getTime() ?? null
  return { state, isSeen: is_seen, appointment, offers, deadline: deadline?.getTime() ?? null }
}

/** The sale with this id; undefined where the edition has none. */
export function findSale(queries: Queries, edition: EditionId, id: string): Promise<SaleRow | undefined> {
  return queries.selectFrom('sales').selectAll().where('edition', '=', edition).where('id', '=', id).executeTakeFirst()
}

/** The sale with this id, which nobody else changes until the transaction ends. */
export function lockSale(write: Write, edition: EditionId, id: string): Promise<SaleRow | undefined> {
  return write
    .selectFrom('sales')
    .selectAll()
    .where('edition', '=', edition)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The sale that an event happened to; undefined where the edition has none. */
export function findSaleOfEvent(queries: Queries, edition: EditionId, event: string): Promise<SaleRow | undefined> {
  return queries
    .selectFrom('sales')
    .innerJoin('sale_events', (join) =>
      join.onRef('sale_events.edition', '=', 'sales.edition').onRef('sale_events.sale_id', '=', 'sales.id'),
    )
    .selectAll('sales')
    .where('sale_events.edition', '=', edition)
    .where('sale_events.id', '=', event)
    .executeTakeFirst()
}

/** Whether the sale ended before the appointment of the inspection. */
export function isCalledOff({ state, changed_at, appointment_at }: SaleRow): boolean {
  return state === 'closed' && appointment_at !== null && changed_at < appointment_at
}

/** When a sale ended; null before. After an offer that was refused or has expired another one may follow. */
export function saleEndedAt({ state, changed_at }: Pick<SaleRow, 'state' | 'changed_at'>): Date | null {
  return state === 'paid' || state === 'closed' ? changed_at : null
}

/** The latest time that was agreed on for a sale, cancelled or not; undefined where none ever was. */
export async function findLastAppointment(
  queries: Queries,
  { edition, id }: Pick<SaleRow, 'edition' | 'id'>,
): Promise<Date | undefined> {
  const event = await queries
    .selectFrom('sale_events')
    .select('appointment_at')
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .where('appointment_at', 'is not', null)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  return event?.appointment_at ?? undefined
}

/** The photos of a sale, in their order. */
export function findPhotos(
  queries: Queries,
  { edition, id }: Pick<SaleRow, 'edition' | 'id'>,
): Promise<StoredPicture[]> {
  return queries
    .selectFrom('sale_photos')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Events of a sale without those of its photos, oldest first. */
function listSaleEvents(queries: Queries, { edition, id }: Pick<SaleRow, 'edition' | 'id'>): Promise<SaleEventRow[]> {
  return latestEvents(
    queries
      .selectFrom('sale_events')
      .select(['action', 'actor', 'state', 'appointment_at', 'at'])
      .where('edition', '=', edition)
      .where('sale_id', '=', id)
      .where('action', '!=', 'changePhotos')
      .$narrowType<{ action: NotifiedSaleAction }>()
      .orderBy('version', 'desc'),
  )
}

/**
 * Whether the seller is notified: by mail where an address was given, else by text message to a number that the seller's
 * account has verified, or once somebody of the team has seen the request. Until then anybody can have given any number.
 */
export async function isNotified(
  queries: Queries,
  { edition, email, phone, is_seen, user_id }: SaleRow,
): Promise<boolean> {
  if (email !== null) return true
  if (phone === null) return false
  if (is_seen) return true
  if (user_id === null) return false
  const account = await queries
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', user_id)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return account !== undefined
}

export async function findSaleDetails(queries: Write, row: SaleRow): Promise<SaleDetails> {
  const { edition, id, city, state } = row
  const photos = await findPhotos(queries, { edition, id })
  const events = await listSaleEvents(queries, { edition, id })
  const slot = (state === 'appointment' && (await findHeldSlot(queries, { edition, sale_id: id }))) || null
  const named = await queries
    .selectFrom('cities')
    .select('name')
    .where('edition', '=', edition)
    .where('id', '=', city)
    .executeTakeFirst()
  const cityName = named?.name ?? city
  const known = { photos, cityName, slot, events, isNotified: await isNotified(queries, row) }
  const latest = await queries
    .selectFrom('sale_offers')
    .select(['number', 'base', 'made_at', 'valid_until'])
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (latest === undefined) return { ...known, offer: null }
  const lines = await queries
    .selectFrom('sale_offer_lines')
    .select(['kind', 'note', 'amount'])
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .where('number', '=', latest.number)
    .orderBy('position')
    .execute()
  const { number, base, made_at: madeAt, valid_until: validUntil } = latest
  return { ...known, offer: { number, base, lines, amount: amountOf({ base, lines }), madeAt, validUntil } }
}

/** Whether as many requests are under way with a number or address as one may have. */
export async function hasEnoughSales(
  queries: Queries,
  { edition, phone, email }: { edition: EditionId; phone: string; email: string | null },
): Promise<boolean> {
  const { open } = await queries
    .selectFrom('sales')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('edition', '=', edition)
    .where('state', 'in', UNDER_WAY)
    .where(({ eb, or }) => or([eb('phone', '=', phone), ...(email === null ? [] : [eb('email', '=', email)])]))
    .executeTakeFirstOrThrow()
  return open >= MAX_OPEN_SALES
}

/**
 * The sales of a user, latest first: those that were sent while signed in, and a guest's that name an address or number
 * which the account has verified (P-45).
 */
export function listSalesOf(queries: Queries, { edition, id, email, phone }: UserRow): Promise<SaleRow[]> {
  return queries
    .selectFrom('sales')
    .selectAll()
    .where('edition', '=', edition)
    .where(({ eb, or, and }) => {
      const named = [
        ...(email === null ? [] : [eb('email', '=', email)]),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]
      const own = eb('user_id', '=', id)
      return named.length === 0 ? own : or([own, and([eb('user_id', 'is', null), or(named)])])
    })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The sales whose offer has run out, of all editions. */
export function listRunOut(queries: Queries, now: Date) {
  return queries
    .selectFrom('sales')
    .select(['edition', 'id'])
    .where('deadline', '<=', now)
    .orderBy('deadline')
    .execute()
}

/** The finished sales whose seller has deleted the account in between. */
export function listLeft(queries: Queries) {
  return queries
    .selectFrom('sales')
    .select(['edition', 'id'])
    .where('is_leaving', '=', true)
    .where('state', 'in', ['paid', 'closed'])
    .execute()
}

/** The car of a sale, as its seller described it. */
export function soldCar(row: SaleRow) {
  return {
    brand: row.brand,
    model: row.model,
    modelYear: row.model_year,
    mileage: row.mileage,
    odometerUnit: row.odometer_unit,
    fuelType: row.fuel_type,
    transmission: row.transmission,
    bodyType: row.body_type,
    color: row.color,
    grade: row.grade,
    noOfOwners: row.no_of_owners,
    imported: row.imported,
    vin: row.vin,
    askingPrice: row.asking_price,
    carIssue: row.car_issue,
    papers: row.papers,
    wantedCar: row.wanted_car,
  }
}
