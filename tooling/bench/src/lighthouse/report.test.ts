import { describe, expect, it } from 'vitest'

import { compareRuns, failedAudits, readReport, type Report, type SpeedFigures } from './report.ts'

const REPORT: Report = {
  categories: {
    performance: { score: 0.99 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'largest-contentful-paint': { score: 1, numericValue: 1100 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.004 },
    'total-blocking-time': { score: 0.9, numericValue: 80.4 },
    'total-byte-weight': { score: 1, numericValue: 204_800 },
    'image-alt': { score: 0 },
    'is-on-https': { score: 1 },
    'screenshot-thumbnails': { score: null },
  },
  environment: { benchmarkIndex: 1573.5 },
}
const BUDGET = { performance: 99, accessibility: 100, bestPractices: 100, seo: 100, largestContentfulPaintMs: 1100 }
const RUN = readReport(REPORT)
const SPEED = RUN.speed as SpeedFigures

describe("Lighthouse's report", () => {
  it('is read in points, milliseconds and bytes', () => {
    expect(RUN).toEqual({
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      speed: {
        performance: 99,
        largestContentfulPaint: 1100,
        layoutShift: 0.004,
        blockingTime: 80.4,
        totalBytes: 204_800,
        machine: 1573.5,
      },
    })
  })

  it('tells nothing of speed where that was not asked', () => {
    const { performance, ...categories } = REPORT.categories
    expect(performance).toBeDefined()
    expect(readReport({ ...REPORT, categories, audits: {} })).toEqual({ ...RUN, speed: null })
  })

  it('names what failed', () => {
    expect(failedAudits(REPORT)).toEqual(['image-alt'])
  })

  it('is refused where it is none', () => {
    const runtimeError = { code: 'NO_FCP', message: 'The page painted nothing.' }
    expect(() => readReport({ ...REPORT, runtimeError })).toThrow('The page painted nothing.')
    const unjudged = { ...REPORT, categories: { ...REPORT.categories, seo: { score: null } } }
    expect(() => readReport(unjudged)).toThrow('tells no seo')
    expect(() => readReport({ ...REPORT, audits: {} })).toThrow('tells no largest-contentful-paint')
  })
})

describe('runs of Lighthouse', () => {
  const linesOver = (...runs: (typeof RUN)[]) =>
    compareRuns(runs, BUDGET).flatMap(({ name, over }) => (over ? [name] : []))

  it('keep a budget that they just reach', () => {
    expect(linesOver(RUN)).toEqual([])
    expect(compareRuns([RUN], BUDGET).map(({ measured }) => measured)).toEqual([
      '99',
      '100',
      '100',
      '100',
      '1.10 s',
      '0.004',
      '80 ms',
      '200.0 KB',
      '1574',
    ])
  })

  it.each([
    ['accessibility', { accessibility: 99 }],
    ['best practices', { bestPractices: 99 }],
    ['SEO', { seo: 99 }],
    ['performance', { speed: { ...SPEED, performance: 98 } }],
    ['largest contentful paint', { speed: { ...SPEED, largestContentfulPaint: 1101 } }],
  ])('break it in the line %s alone', (line, change) => {
    expect(linesOver({ ...RUN, ...change })).toEqual([line])
  })

  it('are judged by their medians', () => {
    expect(linesOver(RUN, { ...RUN, seo: 50 }, RUN)).toEqual([])
    expect(() => compareRuns([], BUDGET)).toThrow(RangeError)
  })

  it('are compared in scores alone where nobody asked for speed', () => {
    const names = compareRuns([{ ...RUN, speed: null }], BUDGET).map(({ name }) => name)
    expect(names).toEqual(['accessibility', 'best practices', 'SEO'])
  })
})
