import { type RawBuilder, sql } from 'kysely'

import {
  type Certifiable,
  CERTIFIED_KM,
  CERTIFIED_MONTHS,
  certifiedUntil,
  type InspectionVerdict,
  SAFETY_POINTS,
} from '@otosafi/domain/car/certification'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import {
  type MileageEvidence,
  type MileageFacts,
  mileageEvidenceOf,
  READING_TOLERANCE_KM,
} from '@otosafi/domain/car/mileage'

import { editionDay } from '../db/edition-day.ts'

/** A report in the query's result: date, kilometres, whether all points were checked, and no point of safety failed. */
export type ReportTuple = [date: string, odometer: number, complete: boolean, safe: boolean]

/** Stored facts from which a car's mileage evidence and certification are derived. */
export type EvidenceFacts = Pick<MileageFacts, 'isNew' | 'tamperedOdometer' | 'fellBack' | 'proofs'> & {
  mileage: number
  report: ReportTuple | null
}

/** Works out how well a car's mileage is known, and until when it is certified. */
export function evidenceOf(facts: EvidenceFacts): { mileageEvidence: MileageEvidence; certifiedUntil: string | null } {
  const { mileage, report } = facts
  const mileageEvidence = mileageEvidenceOf({ ...facts, inspected: report !== null })
  const car: Certifiable = { mileage, mileageEvidence, inspection: report && inspectionOf(report) }
  return { mileageEvidence, certifiedUntil: certifiedUntil(car) }
}

function inspectionOf([date, odometer, complete, safe]: ReportTuple): InspectionVerdict {
  return { date, odometer, complete, safe }
}

const safetyCondition = Object.entries(SAFETY_POINTS)
  .map(([section, points]) => {
    const names = points.map((point) => `@.point == "${point}"`).join(' || ')
    return `(@.section == "${section}" && (${names}))`
  })
  .join(' || ')

/** Whether every point of an inspection was checked, or the car has no such part. */
export const isComplete = sql<boolean>`(
  jsonb_array_length(points) >= ${sql.lit(INSPECTION_POINT_COUNT)} and not points @> '[{"result":"notChecked"}]'
)`

/** Whether no point of safety failed at an inspection. */
export const isSafe = sql<boolean>`not points @? ${sql.lit(`$[*] ? (@.result == "defect" && (${safetyCondition}))`)}`

/** The day on which a row of the table of cars was published. */
const publishedDay = editionDay('published_at')

/** All readings of the odometers of cars: `which` is a condition on `edition` and on the column that it is called with. */
export function readingsOf(which: (id: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const ofDetail = which(sql.ref('car_id'))
  return sql`
    select car_id, date, odometer, 'service' as source, proof <> 'none' as proven from service_records where ${ofDetail}
    union all
    select car_id, date, odometer, 'inspection', false from inspections where ${ofDetail}
    union all
    select id, coalesce(mileage_read_on, ${publishedDay}), mileage, 'listing', false
    from cars where ${which(sql.ref('id'))}
  `
}

/** Whether a reading is lower than one before it; among readings of several cars. */
export const fell = sql<boolean>`
  max(odometer) over (partition by car_id order by date, odometer) - odometer > ${sql.lit(READING_TOLERANCE_KM)}
`

/** A row's readings: `listed` is the row of the table of cars. */
const ofListed = (id: RawBuilder<unknown>) => sql`edition = listed.edition and ${id} = listed.id`

/** Those cars whose own readings contradict their odometers; `which` is a condition as for {@link readingsOf}. */
export function fallenAmong(which: (id: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select car_id from (select car_id, ${fell} as fell from (${readingsOf(which)}) as readings) as falls where fell`
}

/** Whether the odometer of a row of the table of cars is contradicted, as `mileageEvidenceOf` says. */
export const isContradicted = sql<boolean>`(cars.tampered_odometer or exists (
  select from (select cars.edition, cars.id) as listed, lateral (
    select ${fell} as fell from (${readingsOf(ofListed)}) as readings
  ) as falls
  where fell
))`

/** The mileage of a row of the table of cars; null where the odometer is contradicted. */
export const credibleMileage = sql<number | null>`case when not ${isContradicted} then mileage end`

/** Whether a row of the table of cars is certified on the day `today` (ISO date), as `uncertifiedReasons` says. */
export function isCertifiedOn(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from (select cars.edition, cars.id, cars.mileage) as listed, lateral (
      select date, odometer, points from inspections where ${ofListed(sql.ref('car_id'))} order by date desc limit 1
    ) as report
    where not cars.tampered_odometer and ${isComplete} and ${isSafe}
      and listed.mileage - report.odometer <= ${sql.lit(CERTIFIED_KM)}
      and report.date + ${sql.lit(`${CERTIFIED_MONTHS} months`)}::interval >= ${today}::date
      and not exists (select from (select ${fell} as fell from (${readingsOf(ofListed)}) as readings) as falls where fell)
  )`
}
