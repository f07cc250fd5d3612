import type { CaseKind } from '@otosafi/api-client/office-schema'

import { api } from '../api.ts'
import { CASE_KINDS } from './use-places.ts'

/** Something of the office that words were found in. */
export type Found = { kind: 'car' | 'request' | CaseKind; to: string; name: string; reference: string }

/** The most of each kind that are shown. */
const MAX_SHOWN = 5

/**
 * Global search: the latest matches of each kind that the user may list. A kind that fails to load is left out, so that
 * the others are found. `signal` aborts.
 */
export async function findAnywhere(text: string, may: readonly string[], signal: AbortSignal): Promise<Found[]> {
  const query = { text }
  const searches = [
    ...(may.includes('listStock') ? [findCars(query, signal)] : []),
    ...(may.includes('listRequests') ? [findRequests(query, signal)] : []),
    ...(may.includes('listCases') ? CASE_KINDS.map((kind) => findCases(kind, query, signal)) : []),
  ]
  const found = await Promise.all(searches.map((search) => search.catch(() => [])))
  return found.flatMap((each) => each.slice(0, MAX_SHOWN))
}

type Query = { text: string }

async function findCars(query: Query, signal: AbortSignal): Promise<Found[]> {
  const { data } = await api.GET('/cars', { params: { query }, signal })
  return (data?.cars ?? []).map(({ edition, id, name, modelYear, reference }) => ({
    kind: 'car',
    to: `/cars/${edition}/${id}`,
    name: `${name} ${modelYear}`,
    reference,
  }))
}

async function findRequests(query: Query, signal: AbortSignal): Promise<Found[]> {
  const { data } = await api.GET('/requests', { params: { query }, signal })
  return (data?.requests ?? []).map(({ edition, reference, from }) => ({
    kind: 'request',
    to: `/requests/${edition}/${reference}`,
    name: from ?? reference,
    reference,
  }))
}

async function findCases(kind: CaseKind, query: Query, signal: AbortSignal): Promise<Found[]> {
  const { data } = await api.GET('/cases/{kind}', { params: { path: { kind }, query }, signal })
  return (data?.cases ?? []).map(({ edition, reference, from }) => ({
    kind,
    to: `/cases/${kind}/${edition}/${reference}`,
    name: from ?? reference,
    reference,
  }))
}
