import { CAR } from './car.ts'
import { CATALOGUE, DETAILS, FEATURED, INSPECTION, RECORDS, STOCK } from './made-cars.ts'
import { CLAIMS, FAQ, FAQS, IMPORT, IMPORT_PATH, IMPORTS, NUMBERS } from './made-content.ts'
import { CALENDAR, CASES, REQUEST, REQUESTS, SALE } from './made-requests.ts'
import { AUDIT, ME_OWNER, TEAM } from './made-team.ts'

/** The path of the car that most screens are about. */
export const CAR_PATH = `/cars/ma/${CAR.id}`
export const REQUEST_PATH = `/requests/ma/${REQUEST.summary.reference}`
export const SALE_PATH = `/cases/sale/ma/${SALE.summary.reference}`
export const FAQ_PATH = `/content/ma/faqs/${FAQ.id}`

/** The server's answers on a usual day, by call. */
export const USUAL: Readonly<Record<string, unknown>> = {
  'GET /me': ME_OWNER,
  'GET /requests': REQUESTS,
  [`GET ${REQUEST_PATH}`]: REQUEST,
  'GET /cases/booking': CASES.booking,
  'GET /cases/visit': CASES.visit,
  'GET /cases/sale': CASES.sale,
  [`GET ${SALE_PATH}`]: SALE,
  'GET /calendar/ma': CALENDAR,
  'GET /cars': STOCK,
  [`GET ${CAR_PATH}`]: DETAILS,
  [`GET ${CAR_PATH}/inspection`]: INSPECTION,
  [`GET ${CAR_PATH}/records`]: RECORDS,
  'GET /catalogue/ma': CATALOGUE,
  'GET /featured/ma': FEATURED,
  'GET /imports': { imports: IMPORTS },
  [`GET ${IMPORT_PATH}`]: IMPORT,
  'GET /content/ma/faqs': FAQS,
  [`GET ${FAQ_PATH}`]: FAQ,
  'GET /claims/ma': { claims: CLAIMS },
  'GET /numbers': NUMBERS,
  'GET /team': TEAM,
  'GET /audit': AUDIT,
}
