import type { ApiClient } from '@otosafi/api-client/client'
import type { InspectionSectionReport, InspectionSummary, Photo } from '@otosafi/api-client/schema'
import type { PointResult } from '@otosafi/domain/car/inspection'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { carTitle } from '../../car-cards/car-title.ts'
import { shownPicture } from '../../pictures/shown-picture.ts'
import { need } from '../../request/api-result.ts'

const SIMILAR_SHOWN = 4

/** A car's page, parted into what script works with and what is only shown. */
export type LoadedCar = Awaited<ReturnType<typeof loadCar>>
export type CarDetail = LoadedCar['still']['car']
/** What script works with on a car's page: what is said when it is passed on. Its photographs script reads from the page. */
export type LiveCar = LoadedCar['live'] & {
  /** Absolute address of the page. */
  url: string
}

/** What an inspection found at points that are not simply in order, by `section.point`; all others are. */
export type Findings = Readonly<Record<string, Finding>>
export type Finding = { result: Exclude<PointResult, 'ok'>; note?: string; flaw?: FlawPhoto }

/** How large a flaw is, and which of the car's photographs shows it, counted from 0. */
export type FlawPhoto = { sizeMm: number; photo: number }

/** Asks the API for a car, its report with only the points that say something, its history, and cars like it. Throws the page's 404 for an unknown id. */
export async function loadCar(api: ApiClient, id: string) {
  const path = { params: { path: { id } } }
  const [car, inspection, services, similar] = await Promise.all([
    api.GET('/cars/{id}', path),
    api.GET('/cars/{id}/inspection', path),
    api.GET('/service-histories/by-car', { params: { query: { car: id } } }),
    api.GET('/cars/{id}/similar', path),
  ])
  const { photos, ...rest } = need(car)
  return {
    live: {
      id,
      name: carTitle(rest),
      price: rest.price,
      reference: rest.reference,
    },
    still: {
      photos: photos.map(shownPhoto),
      car: { ...rest, inspection: rest.inspection && shownSummary(rest.inspection) },
      findings: inspection.data ? findingsOf(inspection.data.sections, photos) : null,
      services: services.data?.serviceHistories ?? [],
      similar: (similar.data?.cars ?? [])
        .slice(0, SIMILAR_SHOWN)
        .map((each) => ({ ...cardCar(each), reason: each.reason })),
    },
  }
}

/** The browser gets of a photograph what the gallery shows. */
function shownPhoto({ view, flaw, ...picture }: Photo) {
  return { ...shownPicture(picture), view, flaw }
}

/** The sections are counted from the findings, which are here anyway. */
function shownSummary({ date, inspector, odometer, pointsChecked, defects, advisories }: InspectionSummary) {
  return { date, inspector, odometer, pointsChecked, defects, advisories }
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
