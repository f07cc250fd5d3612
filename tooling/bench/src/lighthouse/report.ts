import { type Finding, timeFinding } from '../finding.ts'
import { median } from '../statistics.ts'

/** The least score (0 to 100) of each kind, and the most milliseconds until the largest part of the page is painted. */
export type LighthouseBudget = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaintMs: number
}

/** The used part of Lighthouse's report: scores from 0 to 1, null where it has none. */
export type Report = {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { score?: number | null; numericValue?: number } | undefined>
  environment: { benchmarkIndex: number }
}

/**
 * How quick a page was: score from 0 to 100, milliseconds, layout shift in its own unit, bytes of everything that came, and
 * Lighthouse's mark of the machine (its `benchmarkIndex`), without which the other figures mean little.
 */
export type SpeedFigures = {
  performance: number
  largestContentfulPaint: number
  layoutShift: number
  blockingTime: number
  totalBytes: number
  machine: number
}

/** One run: scores from 0 to 100, and how quick the page was; null where that was not asked. */
export type LighthouseFigures = {
  accessibility: number
  bestPractices: number
  seo: number
  speed: SpeedFigures | null
}

/** Reads a report. Throws where a figure of what was asked is missing or the page could not be judged. */
export function readReport({ runtimeError, categories, audits, environment }: Report): LighthouseFigures {
  if (runtimeError) throw new Error(`Lighthouse could not judge the page: ${runtimeError.message}`)
  const known = <T>(name: string, value: T | null | undefined): T => {
    if (value === null || value === undefined) throw new Error(`Lighthouse's report tells no ${name}.`)
    return value
  }
  const score = (name: string) => Math.round(known(name, categories[name]?.score) * 100)
  const figure = (name: string) => known(name, audits[name]?.numericValue)
  const speed = () => ({
    performance: score('performance'),
    largestContentfulPaint: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    blockingTime: figure('total-blocking-time'),
    totalBytes: figure('total-byte-weight'),
    machine: environment.benchmarkIndex,
  })
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    speed: categories['performance'] === undefined ? null : speed(),
  }
}

/** The audits that a page failed altogether, by their names in Lighthouse. */
export function failedAudits({ audits }: Report): string[] {
  return Object.entries(audits).flatMap(([name, audit]) => (audit?.score === 0 ? [name] : []))
}

/** The medians of some runs beside the budget, of speed only where it was asked. Throws a RangeError where there was none. */
export function compareRuns(runs: readonly LighthouseFigures[], budget: LighthouseBudget): Finding[] {
  const score = (name: string, measured: number, least: number): Finding => ({
    name,
    measured: String(measured),
    budget: `≥ ${least}`,
    over: measured < least,
  })
  const middle = (kind: 'accessibility' | 'bestPractices' | 'seo') => median(runs.map((run) => run[kind]))
  const findings = [
    score('accessibility', middle('accessibility'), budget.accessibility),
    score('best practices', middle('bestPractices'), budget.bestPractices),
    score('SEO', middle('seo'), budget.seo),
  ]
  const speeds = runs.flatMap(({ speed }) => speed ?? [])
  if (speeds.length === 0) return findings
  const figure = (kind: keyof SpeedFigures) => median(speeds.map((speed) => speed[kind]))
  const unlimited = { budget: '', over: false }
  return [
    score('performance', figure('performance'), budget.performance),
    ...findings,
    timeFinding('largest contentful paint', figure('largestContentfulPaint'), budget.largestContentfulPaintMs),
    { name: 'layout shift', measured: figure('layoutShift').toFixed(3), ...unlimited },
    { name: 'total blocking time', measured: `${figure('blockingTime').toFixed(0)} ms`, ...unlimited },
    { name: 'total', measured: `${(figure('totalBytes') / 1024).toFixed(1)} KB`, ...unlimited },
    { name: "the machine's mark", measured: figure('machine').toFixed(0), ...unlimited },
  ]
}
