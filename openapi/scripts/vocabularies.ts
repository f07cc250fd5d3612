import { ALERT_FREQUENCIES } from '@otosafi/domain/alerts/vocabulary'
import { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import { UNCERTIFIED_REASONS } from '@otosafi/domain/car/certification'
import { INSPECTION_SECTIONS, POINT_RESULTS } from '@otosafi/domain/car/inspection'
import { MILEAGE_EVIDENCE, READING_SOURCES } from '@otosafi/domain/car/mileage'
import {
  GRADES,
  ODOMETER_UNITS,
  ORIGINS,
  PHOTO_VIEWS,
  SALE_STATUSES,
  STEERING_SIDES,
} from '@otosafi/domain/car/vocabulary'
import { FACETS, ruleOf, SORTS } from '@otosafi/domain/listing/vocabulary'
import { REQUEST_KINDS, REQUEST_STATES } from '@otosafi/domain/messages/request-kind'
import { NEWSLETTER_FREQUENCIES, NEWSLETTER_TOPICS } from '@otosafi/domain/newsletter/preferences'
import { OFFER_LINE_KINDS, SALE_STATES } from '@otosafi/domain/selling/sale'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { LANGUAGE_CODES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

/** Vocabularies of facets, each under its name; highlights are in no schema but that of their filter. */
const OF_FACETS = FACETS.flatMap((facet): [string, readonly string[]][] => {
  const { values, numeric } = ruleOf(facet)
  const isNamed = typeof values !== 'string' && !numeric && facet !== 'highlight'
  return isNamed ? [[facet.slice(0, 1).toUpperCase() + facet.slice(1), values]] : []
})

/** The contract's enumerations that are a vocabulary of the product, by schema: generating fills in their values, in this order. */
export const VOCABULARIES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...OF_FACETS,
  ['AlertFrequency', ALERT_FREQUENCIES],
  ['NewsletterFrequency', NEWSLETTER_FREQUENCIES],
  ['NewsletterTopic', NEWSLETTER_TOPICS],
  ['Currency', [...new Set(EDITION_IDS.map((id) => EDITIONS[id].currency))]],
  ['DocumentKind', DOCUMENT_KINDS],
  ['EditionId', EDITION_IDS],
  ['Grade', GRADES],
  ['InspectionSection', INSPECTION_SECTIONS],
  ['MileageEvidence', MILEAGE_EVIDENCE],
  ['ReadingSource', READING_SOURCES],
  ['UncertifiedReason', UNCERTIFIED_REASONS],
  ['Language', LANGUAGE_CODES],
  ['OfferLineKind', OFFER_LINE_KINDS],
  ['OdometerUnit', ODOMETER_UNITS],
  ['Origin', ORIGINS],
  ['PhotoView', PHOTO_VIEWS],
  ['PointResult', POINT_RESULTS],
  ['SaleState', SALE_STATES],
  ['SaleStatus', SALE_STATUSES],
  ['RequestKind', REQUEST_KINDS],
  ['RequestState', REQUEST_STATES],
  ['Sort', SORTS],
  ['SteeringSide', STEERING_SIDES],
])
