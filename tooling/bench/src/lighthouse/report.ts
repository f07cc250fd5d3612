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

/** What is read of Lighthouse's report: scores from 0 to 1, null where it could tell none. */
export type Report = {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { score?: number | null; numericValue?: number } | undefined>
  environment: { benchmarkIndex: number }
}

/**
 * One run: scores from 0 to 100, milliseconds, layout shift in its own unit, bytes of everything that came, and
 * Lighthouse's mark of the machine (its `benchmarkIndex`), without which the other figures mean little.
 */
export type LighthouseFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaint: number
  layoutShift: number
  blockingTime: number
  totalBytes: number
  machine: number
}

/** Reads a report. Throws where a figure is missing or the page could not be judged. */
export function readReport({ runtimeError, categories, audits, environment }: Report): LighthouseFigures {
  if (runtimeError) throw new Error(`Lighthouse could not judge the page: ${runtimeError.message}`)
  const known = <T>(name: string, value: T | null | undefined): T => {
    if (value === null || value === undefined) throw new Error(`Lighthouse's report tells no ${name}.`)
    return value
  }
  const score = (name: string) => Math.round(known(name, categories[name]?.score) * 100)
  const figure = (name: string) => known(name, audits[name]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestContentfulPaint: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    blockingTime: figure('total-blocking-time'),
    totalBytes: figure('total-byte-weight'),
    machine: environment.benchmarkIndex,
  }
}

/** The audits that a page failed altogether, by their names in Lighthouse. */
export function failedAudits({ audits }: Report): string[] {
  return Object.entries(audits).flatMap(([name, audit]) => (audit?.score === 0 ? [name] : []))
}

/** The medians of some runs beside the budget. Throws a RangeError where there was none. */
export function compareRuns(runs: readonly LighthouseFigures[], budget: LighthouseBudget): Finding[] {
  const middle = (figure: keyof LighthouseFigures) => median(runs.map((run) => run[figure]))
  const score = (name: string, kind: 'performance' | 'accessibility' | 'bestPractices' | 'seo'): Finding => {
    const measured = middle(kind)
    return { name, measured: String(measured), budget: `≥ ${budget[kind]}`, over: measured < budget[kind] }
  }
  const unlimited = { budget: '', over: false }
  return [
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('best practices', 'bestPractices'),
    score('SEO', 'seo'),
    timeFinding('largest contentful paint', middle('largestContentfulPaint'), budget.largestContentfulPaintMs),
    { name: 'layout shift', measured: middle('layoutShift').toFixed(3), ...unlimited },
    { name: 'total blocking time', measured: `${middle('blockingTime').toFixed(0)} ms`, ...unlimited },
    { name: 'total', measured: `${(middle('totalBytes') / 1024).toFixed(1)} KB`, ...unlimited },
    { name: "the machine's mark", measured: middle('machine').toFixed(0), ...unlimited },
  ]
}
