const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A month as people write it: "2026-11" is "November 2026". */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${NAMES[Number(number) - 1]} ${year}`
}
