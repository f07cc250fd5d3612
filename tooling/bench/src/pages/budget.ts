import type { Finding } from '../finding.ts'
import { median } from '../statistics.ts'
import type { PageMeasure } from './traffic.ts'

/** Budget of a page's first visit: bytes of bodies as sent, `total` with headers. `html` has been recompressed. */
export type Budget = {
  html: number
  script: number
  largestImage: number
  requests: number
  total: number
  layoutShift: number
}

/** Bytes of a KB. */
export const KB = 1024

type Line = { name: string; limit: number; figure: (page: PageMeasure) => number; print: (value: number) => string }

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`
const count = (value: number): string => String(value)

/** The medians of some visits beside the budget of the page. Throws a RangeError where there was no visit. */
export function compareWithBudget(visits: readonly PageMeasure[], budget: Budget): Finding[] {
  const lines: Line[] = [
    { name: 'HTML', limit: budget.html, figure: ({ bytes }) => bytes.html, print: kilobytes },
    { name: 'script', limit: budget.script, figure: ({ bytes }) => bytes.script, print: kilobytes },
    {
      name: 'largest image',
      limit: budget.largestImage,
      figure: ({ files }) => files.find(({ kind }) => kind === 'image')?.bytes ?? 0,
      print: kilobytes,
    },
    { name: 'requests', limit: budget.requests, figure: ({ requests }) => requests, print: count },
    { name: 'total with headers', limit: budget.total, figure: ({ total }) => total, print: kilobytes },
    {
      name: 'layout shift',
      limit: budget.layoutShift,
      figure: ({ layoutShift }) => layoutShift,
      print: (value) => value.toFixed(3),
    },
    { name: 'scripts begun before first paint', limit: 0, figure: ({ earlyScripts }) => earlyScripts, print: count },
    { name: 'render-blocking requests', limit: 0, figure: ({ blockingRequests }) => blockingRequests, print: count },
  ]
  return lines.map(({ name, limit, figure, print }) => {
    const measured = median(visits.map(figure))
    return { name, measured: print(measured), budget: print(limit), over: measured > limit }
  })
}

/** Sizes without a budget of their own: name and median. */
export function describeRest(visits: readonly PageMeasure[]): [name: string, size: string][] {
  const rest: [string, (page: PageMeasure) => number][] = [
    ['CSS files', ({ bytes }) => bytes.css],
    ['images', ({ bytes }) => bytes.image],
    ['JSON', ({ bytes }) => bytes.json],
    ['fonts', ({ bytes }) => bytes.font],
    ['other', ({ bytes }) => bytes.other],
    ['headers', ({ headers }) => headers],
  ]
  return rest.map(([name, figure]) => [name, kilobytes(median(visits.map(figure)))])
}
