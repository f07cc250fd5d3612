import type { EditionFacts } from '../edition.ts'
import { momentOf } from './moment-of.ts'

const MINUTE = 60_000

/** The first minute that begins at or after an instant, in milliseconds, by the clock of an edition; its day where that is not today. */
export function minuteFrom(
  instant: number,
  edition: Pick<EditionFacts, 'timeZone'>,
): { day: string | null; time: string } {
  const { day, time } = momentOf(new Date(Math.ceil(instant / MINUTE) * MINUTE), edition)
  return { day: day === momentOf(new Date(), edition).day ? null : day, time }
}
