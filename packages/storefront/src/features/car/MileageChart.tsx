import type { MileageReading } from '@otosafi/domain/car/mileage'
import { formatMonth } from '@otosafi/editions/format/date'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './MileageReadings.module.css'

/** Units of the drawing, about pixels on a phone. */
const WIDTH = 320
const HEIGHT = 150
const MARGIN = 8

/**
 * The readings of an odometer by their dates, joined by lines; `falls`, which are some of them, stand out. Time runs from left to
 * right in every language, like on an instrument. Nothing where all readings are of one month and none falls.
 */
export function MileageChart({
  readings,
  falls,
}: {
  /** In order. */
  readings: readonly MileageReading[]
  falls: readonly MileageReading[]
}) {
  const { t, language } = useTexts()
  const [first] = readings
  const last = readings.at(-1)
  if (first === undefined || last === undefined || first.date === last.date) return null
  const ends = [formatMonth(first.date, language), formatMonth(last.date, language)] as const
  // Within a month nothing shows but a flat line over an empty ground.
  if (ends[0] === ends[1] && falls.length === 0) return null
  const start = Date.parse(first.date)
  const span = Date.parse(last.date) - start
  const most = Math.max(...readings.map(({ mileage }) => mileage), 1)
  const placeOf = ({ date, mileage }: MileageReading) => ({
    x: Math.round(MARGIN + ((Date.parse(date) - start) / span) * (WIDTH - 2 * MARGIN)),
    y: Math.round(HEIGHT - MARGIN - (mileage / most) * (HEIGHT - 2 * MARGIN)),
  })
  const marks = readings.map((reading) => ({ ...placeOf(reading), falls: falls.includes(reading) }))
  return (
    <figure className={styles.chart} dir="ltr">
      <p>
        <bdi>{t('car.unit.km', { value: most })}</bdi>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('report:mileage.readings')}>
        <path className={styles.ground} d={`M0 ${HEIGHT - MARGIN}H${WIDTH}M0 ${MARGIN}H${WIDTH}`} />
        {marks.map(({ x, y, falls: isFall }, at) => {
          const from = marks[at - 1]
          return from === undefined ? null : (
            <path
              key={`${x} ${y} ${from.x}`}
              className={isFall ? styles.fall : styles.rise}
              d={`M${from.x} ${from.y}L${x} ${y}`}
            />
          )
        })}
        {marks.map(({ x, y, falls: isFall }) => (
          <circle key={`${x} ${y}`} className={isFall ? styles.fall : styles.rise} cx={x} cy={y} r={isFall ? 6 : 4} />
        ))}
      </svg>
      <p className={styles.ends}>
        <bdi>{ends[0]}</bdi>
        <bdi>{ends[1]}</bdi>
      </p>
    </figure>
  )
}
