import { expect, test } from '@playwright/test'

import { type Car, type CarDocument, DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import { uncertifiedReasons, verdictOf } from '@otosafi/domain/car/certification'
import { evidenceOfReadings, isCredible, MILEAGE_EVIDENCE, type MileageReading } from '@otosafi/domain/car/mileage'
import { type PaperState, papersOf } from '@otosafi/domain/car/papers'
import { repairsOf } from '@otosafi/domain/car/repairs'
import { paperRulesOf } from '@otosafi/editions/papers/paper-rules'
import { COUNTRIES } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { dayIn } from '@otosafi/editions/time/local-time'

import { readRunEnv } from './env.ts'
import { type ApiCar, askApi, pathOfCar, stockOf } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { DEFAULT_SITES, inGate, type Site } from './fixtures/sites.ts'
import { textOf } from './fixtures/text-of.ts'

/** Cars whose pages are asked for at a time. */
const AT_A_TIME = 3
/** Every third car is looked at in the gate, each in the part `matrix` of the deep tests. */
const STEP = readRunEnv().matrix ? 1 : 3
/** Cars that are compared at a time. */
const COMPARED = 4

/** A car of the API, with the facts that pages show. */
type CarFacts = ApiCar & {
  mileage: number
  isNew: boolean
  tamperedOdometer: boolean
  marketValue: number | null
  inspection: { date: string; odometer: number; defects: number } | null
  documents: Pick<CarDocument, 'kind' | 'issuedOn' | 'validUntil'>[]
} & Pick<Car, 'origin' | 'dateFirstUse'>
type Report = { sections: { section: string; points: { point: string; result: string }[] }[] }
type Services = { serviceHistories: { date: string; odometer: number; proof: string }[] }

/** The text between two marks. Throws where one is missing. */
function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from)
  const end = text.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`Nothing between ${from} and ${to}`)
  return text.slice(start, end)
}

async function html(site: Site, path: string): Promise<string> {
  const { status, text } = await httpGet({ host: site.edition.host, path })
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
  return text
}

/** The facts of a car, derived from its services, its report and its listing alone. */
async function truthOf(site: Site, car: CarFacts) {
  const { serviceHistories } = (await askApi(site, `service-histories/by-car?car=${car.id}`)) as Services
  const report = car.inspection === null ? null : ((await askApi(site, `cars/${car.id}/inspection`)) as Report)
  const reading = (
    date: string,
    mileage: number,
    source: MileageReading['source'],
    proven = false,
  ): MileageReading => ({
    date,
    mileage,
    source,
    proven,
  })
  const readings = [
    ...serviceHistories.map(({ date, odometer, proof }) => reading(date, odometer, 'service', proof !== 'none')),
    ...(car.inspection === null ? [] : [reading(car.inspection.date, car.inspection.odometer, 'inspection')]),
    reading(car.publishedAt.slice(0, 10), car.mileage, 'listing'),
  ]
  const mileageEvidence = evidenceOfReadings(car, readings)
  const points = report?.sections.flatMap(({ section, points: own }) => own.map((point) => ({ ...point, section })))
  const inspection = car.inspection && points ? verdictOf({ ...car.inspection, points } as never) : null
  const now = new Date()
  const reasons = uncertifiedReasons(
    { mileage: car.mileage, mileageEvidence, inspection },
    now.toISOString().slice(0, 10),
  )
  const { id, timeZone } = site.edition
  const papers = papersOf(car, car.documents, paperRulesOf(id), dayIn(now.getTime(), timeZone))
  const prices = COUNTRIES[id].repairs
  if (prices === null) throw new Error(`${id} has no prices of repairs`)
  const repairs = repairsOf((points ?? []) as never, prices)
  return {
    mileageEvidence,
    isCertified: reasons.length === 0,
    reasons,
    defects: car.inspection?.defects ?? null,
    repairs,
    papers,
  }
}

/** The sentences that the verdict on a car must say, and those that it must not. */
function verdictSentences({ t }: Site, car: CarFacts, truth: Awaited<ReturnType<typeof truthOf>>) {
  const lacking = truth.papers.find(({ state }) => state === 'expired' || state === 'missing')
  const isFlawless = truth.defects === 0 && truth.mileageEvidence !== 'contradicted'
  return [
    ...MILEAGE_EVIDENCE.map((evidence) => ({
      about: 'mileage',
      says: !car.isNew && evidence === truth.mileageEvidence,
      text: t(`report:verdict.mileage.${evidence}`),
    })),
    {
      about: 'inspection',
      says: !car.isNew && truth.defects === null,
      text: t('report:verdict.inspection.notInspected'),
    },
    {
      about: 'inspection',
      says: isFlawless && !truth.reasons.includes('incomplete'),
      text: t('report:verdict.inspection.noDefect'),
    },
    ...(truth.reasons.includes('safety') ? [] : [{ about: 'safety', says: false, text: safetyWords(t) }]),
    {
      about: 'papers',
      says: !car.isNew && car.documents.length === 0,
      text: t('report:verdict.papers.none'),
    },
    ...DOCUMENT_KINDS.flatMap((kind) =>
      (['expired', 'missing'] as const).map((state) => ({
        about: 'papers',
        says: lacking?.kind === kind && lacking.state === state,
        text: t(`report:verdict.papers.${state}`, { paper: t(`vocabulary.documentKind.${kind}`) }),
      })),
    ),
  ]
}

/** The words that only a defect at a point of safety has. */
function safetyWords(t: Site['t']): string {
  return t('report:verdict.inspection.safetyDefect', { point: '' }).split(': ').at(-1)?.trim() ?? ''
}

/** The text of a paper's state. */
function paperText({ t }: Site, { state, date }: PaperState): string {
  if (state === 'missing') return t('report:papers.missing')
  if (date === null) return t('car.unknown')
  if (state === 'notYet') return t('report:papers.notYet', { date })
  const key = { expired: 'expiredOn', expiresSoon: 'expiresSoon', valid: 'validUntil', unlimited: 'issuedOn' } as const
  return t(`car.papers.${key[state]}`, { date })
}

/** False statements on the pages of a car; empty where they are right. */
async function contradictionsOf(site: Site, car: CarFacts, card: string): Promise<string[]> {
  const { t } = site
  const path = pathOfCar(site, car)
  const truth = await truthOf(site, car)
  const [page, report, compared] = await Promise.all([
    html(site, path),
    html(site, `${path}/report`),
    html(site, `${pathFor('compare', site.language)}?cars=${car.id}`),
  ])
  const plain = t('car.unit.km', { value: car.mileage })
  const { mileageEvidence } = truth
  const mileage =
    mileageEvidence === 'unknown' || mileageEvidence === 'contradicted'
      ? t(`car.unproven.${mileageEvidence}`, { value: car.mileage })
      : plain
  const wrong: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(`${site.name} ${car.id}: ${what}`)
  }
  const certified = t('car.badge.certified')
  const summary = between(page, 'id="part-summary"', 'id="part-report"')
  const words = textOf(summary)
  const badges = textOf(between(summary, '', '<h1'))
  const onCard = between(card, '<article', '</article>')
  for (const [place, text] of [
    ['headline', summary],
    ['card', onCard],
    ['comparison', compared],
  ] as const) {
    const words = textOf(text)
    check(words.includes(mileage), `the ${place} does not say “${mileage}”`)
    const rest = words.replaceAll(mileage, '').replaceAll(t('car.service.odometer', { value: car.mileage }), '')
    check(isCredible(mileageEvidence) || !rest.includes(plain), `the ${place} says “${plain}” as if it were sure`)
  }
  check(textOf(report).includes(mileage), `the report does not say “${mileage}”`)
  const hasOpinion = car.marketValue !== null
  const mayHave = !car.isNew && mileageEvidence !== 'contradicted'
  check(mayHave || !hasOpinion, 'there is an opinion on its price at a mileage that is not true')
  const unrated = t('car.market.unknownMileage')
  const isUnrated = !car.isNew && mileageEvidence === 'contradicted'
  check(words.includes(unrated) === isUnrated, `the page ${isUnrated ? 'lacks' : 'says'} “${unrated}”`)
  if (hasOpinion && report.includes('id="price"')) {
    const [row = ''] = between(report, `<strong>${t('car.market.thisCar')}`, '</ol>').split('<a href')
    const own = textOf(row)
    check(own.includes(mileage), `among the compared cars its mileage is not “${mileage}”`)
    check(
      isCredible(mileageEvidence) || !own.replaceAll(mileage, '').includes(plain),
      'it is compared as if it were sure',
    )
  }
  check(badges.includes(certified) === truth.isCertified, `the page’s mark is wrong: ${truth.reasons.join()}`)
  check(textOf(onCard).includes(certified) === truth.isCertified, `the card’s mark is wrong: ${truth.reasons.join()}`)
  check(car.certified === truth.isCertified, `the API’s mark is wrong: ${truth.reasons.join()}`)
  check(/"mileageFromOdometer"/.test(page) === isCredible(mileageEvidence), 'structured data have another mileage')
  const [, shared = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(page) ?? []
  check(decodeURIComponent(textOf(shared)).includes(mileage), 'the shared text tells another mileage')
  if (truth.defects !== null) {
    const nothing = t('inspection.defects', { count: 0 })
    for (const [place, text] of [
      ['page', page],
      ['report', report],
    ] as const) {
      const words = textOf(text)
      if (truth.defects > 0)
        check(words.includes(t('inspection.defects', { count: truth.defects })), `the ${place} counts other defects`)
      const isFlawless = truth.defects === 0 && mileageEvidence !== 'contradicted'
      check(words.includes(nothing) === isFlawless, `the ${place} says “${nothing}” wrongly`)
    }
  }
  for (const paper of truth.papers) {
    const text = paperText(site, paper)
    for (const [place, shown] of [
      ['page', page],
      ['report', report],
      ['comparison', compared],
    ] as const)
      check(textOf(shown).includes(text), `the ${place} does not say “${text}” of ${paper.kind}`)
  }
  const { items, total } = truth.repairs
  const line = t('report:repairs.line', { amount: total, price: car.price + total })
  check(textOf(page).includes(line) === items.length > 0, `the page ${items.length > 0 ? 'lacks' : 'says'} “${line}”`)
  for (const { section, point, amount } of items) {
    const each = t('report:repairs.each', { amount })
    check(textOf(report).includes(each), `the report lacks “${each}” of ${section}.${point}`)
  }
  const sum = t('report:repairs.each', { amount: total })
  if (items.length > 0) check(textOf(compared).includes(sum), `the comparison lacks “${sum}”`)
  for (const { about, says, text } of verdictSentences(site, car, truth)) {
    check(words.includes(text) === says, `the verdict on its ${about} ${says ? 'lacks' : 'says'} “${text}”`)
  }
  for (const [, id] of summary.matchAll(/href="#(\w+)"/g)) check(page.includes(`id="${id}"`), `no proof at #${id}`)
  return wrong
}

test.describe('What is known of a car', () => {
  for (const site of inGate(DEFAULT_SITES, ['ma in fr'])) {
    test(`is the same on every page that shows it: ${site.name}`, async () => {
      test.setTimeout(300_000)
      const stock = (await stockOf(site)).filter((_, index) => index % STEP === 0)
      expect(stock.length).toBeGreaterThan(COMPARED)
      const wrong: string[] = []
      for (let at = 0; at < stock.length; at += AT_A_TIME) {
        const found = await Promise.all(
          stock.slice(at, at + AT_A_TIME).map(async ({ id }) => {
            const car = (await askApi(site, `cars/${id}`)) as CarFacts
            const card = await html(site, `${pathFor('recentlyViewed', site.language)}?cars=${id}`)
            return contradictionsOf(site, car, card)
          }),
        )
        wrong.push(...found.flat())
      }
      expect(wrong).toEqual([])
    })
  }
})
