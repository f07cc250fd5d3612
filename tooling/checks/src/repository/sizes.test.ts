import { describe, expect, it } from 'vitest'

import { countLines, isSource, listFiles } from './files.ts'

const LARGE_BY_NATURE =
  /^pnpm-lock\.yaml$|^openapi\/(?:openapi|office)\.json$|^packages\/api-client\/src\/(?:office-)?schema\.ts$|\.woff2$/

const files = listFiles()

describe('sizes', () => {
  const lines = files
    .filter(({ path }) => isSource(path))
    .map(({ path, text }) => ({ path, lines: countLines(text()) }))

  it('keep every source within 300 lines, nine in ten within 250, half within 80', () => {
    const sorted = lines.map((file) => file.lines).sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    console.log(`${sorted.length} sources: median ${at(0.5)} lines, nine in ten within ${at(0.9)}`)
    expect(lines.filter((file) => file.lines > 300)).toEqual([])
    expect(at(0.9)).toBeLessThanOrEqual(250)
    expect(at(0.5)).toBeLessThanOrEqual(80)
  })

  it('keep every file within 300 KB', () => {
    const large = files.filter(({ path, bytes }) => bytes > 300 * 1024 && !LARGE_BY_NATURE.test(path))
    expect(large.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([])
  })
})
