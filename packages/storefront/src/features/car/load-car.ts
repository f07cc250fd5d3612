import { edition } from '#edition'
import type { InspectionSectionReport, InspectionSummary, Photo } from '@otosafi/api-client/schema'
import { papersOf } from '@otosafi/domain/car/papers'
import { shareVersion } from '@otosafi/domain/car/share-version'
import { toMiles } from '@otosafi/domain/reading/miles'
import { paperRulesOf } from '@otosafi/editions/papers/paper-rules'
import { dayIn } from '@otosafi/editions/time/local-time'

import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { mileageText } from '../../parts/car-cards/mileage-text.ts'
import { paperLine } from '../../parts/car-cards/paper-line.ts'
import { shownRepairs } from '../../parts/car-cards/shown-repairs.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import type { Finding, Findings } from './inspection-points.ts'
import { sectionLinks } from './section-links.ts'
import { shownPhoto } from './shown-photo.ts'
import { verdictLines } from './verdict-lines.ts'

const SIMILAR_SHOWN = 4

/** The data of a car's page, divided into interactive and static data (record 0010). */
export type LoadedCar = Awaited<ReturnType<typeof loadCar>>
export type CarDetail = LoadedCar['staticData']['car']
/** The interactive data: the texts for sharing. Script reads the photographs from the HTML. */
export type InteractiveCar = LoadedCar['interactive'] & {
  /** Absolute address of the page. */
  url: string
}

/** Loads a car, its findings, its history, and similar cars. Throws the page's 404 for an unknown id. */
export async function loadCar({ api, t }: Pick<PageRequest, 'api' | 't'>, id: string) {
  const path = { params: { path: { id } } }
  const [car, inspection, services, similar] = await Promise.all([
    api.GET('/cars/{id}', path),
    api.GET('/cars/{id}/inspection', path),
    api.GET('/service-histories/by-car', { params: { query: { car: id } } }),
    api.GET('/cars/{id}/similar', path),
  ])
  const { photos, ...rest } = dataOrThrow(car)
  const name = carTitle(rest)
  const today = dayIn(Date.now(), edition.timeZone)
  const points =
    inspection.data?.sections.flatMap(({ section, points: own }) => own.map((each) => ({ ...each, section }))) ?? null
  const papers = papersOf(rest, rest.documents, paperRulesOf(edition.id), today)
  return {
    shareVersion: shareVersion({ ...rest, points, photo: photos[0] ?? null }),
    interactive: {
      id,
      name,
      price: rest.price,
      mileage: mileageText(rest, t),
      reference: rest.reference,
    },
    staticData: {
      photos: photos.map((photo) => shownPhoto(photo, name, t)),
      car: {
        ...rest,
        // The reading of an odometer that counts miles.
        miles: rest.odometerUnit === 'mi' ? toMiles(rest.mileage) : null,
        inspection: rest.inspection && shownSummary(rest.inspection),
      },
      verdict: verdictLines(rest, { points, papers }, t),
      papers: papers.map((paper) => paperLine(paper, t)),
      repairs: points === null ? null : shownRepairs(points, rest.price, t),
      findings: inspection.data ? findingsOf(inspection.data.sections, photos) : null,
      services: services.data?.serviceHistories ?? [],
      similar: (similar.data?.cars ?? [])
        .slice(0, SIMILAR_SHOWN)
        .map((each) => ({ ...cardCar(each), reason: each.reason })),
      links: sectionLinks(rest.conditions, t),
    },
  }
}

/** Drops the sections: they can be counted from the findings. */
function shownSummary({ date, inspector, signed, odometer, pointsChecked, defects, advisories }: InspectionSummary) {
  return { date, inspector, ...(signed && { signed }), odometer, pointsChecked, defects, advisories }
}

function findingsOf(sections: readonly InspectionSectionReport[], photos: readonly Photo[]): Findings {
  const finding = (section: string, { point, result, note }: InspectionSectionReport['points'][number]) => {
    if (result === 'ok') return []
    const photo = photos.findIndex(({ flaw }) => flaw?.section === section && flaw.point === point)
    const flaw = photos[photo]?.flaw
    const found: Finding = {
      result,
      ...(note === null ? {} : { note }),
      ...(flaw ? { flaw: { sizeMm: flaw.sizeMm, photo } } : {}),
    }
    return [[`${section}.${point}`, found] as const]
  }
  return Object.fromEntries(sections.flatMap(({ section, points }) => points.flatMap((each) => finding(section, each))))
}
