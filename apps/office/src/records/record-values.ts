import type { CarRecords } from '@otosafi/api-client/office-schema'
import { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { isSame } from '../is-same.ts'

type Service = CarRecords['services'][number]
type Paper = CarRecords['documents'][number]

/** A service as its fields have it: what was not filled in is empty. */
export type ServiceValues = Omit<Service, 'odometer'> & { odometer: number | '' }
/** A paper as its fields have it, also where it was not seen. */
export type PaperValues = {
  kind: Paper['kind']
  wasSeen: boolean
  number: string
  issuedOn: string
  validUntil: string
}
export type RecordValues = { services: ServiceValues[]; papers: PaperValues[] }

/** A service of which nothing is known yet. */
export const NEW_SERVICE: ServiceValues = { date: '', odometer: '', workshop: '', city: '', work: '', proof: 'none' }

/** The values of a car's records, with a place for every kind of paper: those that its country asks for first. */
export function valuesOf({ services, documents }: CarRecords, edition: EditionId): RecordValues {
  const kinds = [...new Set([...EDITIONS[edition].documents, ...DOCUMENT_KINDS])]
  return {
    services: services.map((service) => ({ ...service })),
    papers: kinds.map((kind) => {
      const paper = documents.find((document) => document.kind === kind)
      return {
        kind,
        wasSeen: paper !== undefined,
        number: paper?.number ?? '',
        issuedOn: paper?.issuedOn ?? '',
        validUntil: paper?.validUntil ?? '',
      }
    }),
  }
}

/** The records of values, of which {@link missingIn} finds nothing missing. */
export function recordsOf({ services, papers }: RecordValues): CarRecords {
  return {
    services: services.map((service) => ({ ...service, odometer: Number(service.odometer) })),
    documents: papers
      .filter(({ wasSeen }) => wasSeen)
      .map(({ kind, number, issuedOn, validUntil }) => ({
        kind,
        number: number.trim() || null,
        issuedOn: issuedOn || null,
        validUntil: validUntil || null,
      })),
  }
}

/** The names of the form's fields that must be filled in and are not. */
export function missingIn({ services }: RecordValues): string[] {
  return services.flatMap((service, at) =>
    (['date', 'odometer', 'workshop', 'city', 'work'] as const)
      .filter((field) => String(service[field]).trim() === '')
      .map((field) => `services.${at}.${field}`),
  )
}

/** The name of the form's field that the server speaks of; null for a path of none. */
export function fieldAt(path: string, { papers }: RecordValues): string | null {
  const [, list, at, field] = /^\/body\/records\/(services|documents)\/(\d+)\/(\w+)$/.exec(path) ?? []
  if (list === undefined) return null
  if (list === 'services') return `services.${at}.${field}`
  const seen = papers.filter(({ wasSeen }) => wasSeen)[Number(at)]
  return seen === undefined ? null : `papers.${papers.indexOf(seen)}.${field}`
}

/** Three-way merge: own edits win over concurrent changes since `base`. */
export function mergeRecords({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', RecordValues>): RecordValues {
  const has = ({ services }: RecordValues, service: ServiceValues) => services.some((each) => isSame(each, service))
  return {
    services: [
      ...theirs.services.filter((service) => !has(base, service) && !has(mine, service)),
      ...mine.services.filter((service) => has(theirs, service) || !has(base, service)),
    ],
    papers: mine.papers.map((paper, at) => (isSame(paper, base.papers[at]) ? (theirs.papers[at] ?? paper) : paper)),
  }
}
