/**
 * The local time in an IANA time zone at an instant, in milliseconds since the epoch: a date whose UTC parts are the local
 * ones.
 */
export function localTime(instant: number, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')))
}

/** The day on the calendar of a time zone at an instant: `2026-06-01`. */
export function dayIn(instant: number, timeZone: string): string {
  return localTime(instant, timeZone).toISOString().slice(0, 10)
}

/** The year on the calendar of a time zone at an instant. */
export function yearIn(instant: number, timeZone: string): number {
  return localTime(instant, timeZone).getUTCFullYear()
}

/**
 * The instant of a local time in a time zone, both in milliseconds. Of two such instants, in the hour that comes twice, one;
 * for a time that is skipped, one an hour away.
 */
export function instantOf(local: number, timeZone: string): number {
  const offsetAt = (instant: number) => localTime(instant, timeZone).getTime() - Math.floor(instant / 1000) * 1000
  // Twice, since the clocks may be changed between the two.
  return local - offsetAt(local - offsetAt(local))
}

// oxlint-disable-next-line no-restricted-globals -- the rules of time zones are the platform's; nothing of it is rendered
const formats = new Map<string, Intl.DateTimeFormat>()

// oxlint-disable-next-line no-restricted-globals -- as above
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  // oxlint-disable-next-line no-restricted-globals -- as above
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
