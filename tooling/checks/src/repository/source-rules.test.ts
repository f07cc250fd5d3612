import { describe, expect, it } from 'vitest'

import { listFiles } from './files.ts'
import { findBreaches, SOURCE_RULES } from './source-rules.ts'

const files = listFiles().filter(({ path }) => !/^packages\/api-client\/src\/(?:office-)?schema\.ts$/.test(path))

describe.each(SOURCE_RULES)('$name', (rule) => {
  it('finds what breaks it and lets pass what keeps it', () => {
    for (const example of rule.breaks) expect(rule.pattern.test(example), example).toBe(true)
    for (const example of rule.keeps) expect(rule.pattern.test(example), example).toBe(false)
  })

  it('is kept by the whole repository', () => {
    const read = files.filter(({ path }) => rule.files.test(path) && !rule.except?.test(path))
    expect(read.length).toBeGreaterThan(1)
    expect(
      read.flatMap(({ path, text }) => findBreaches(rule, path, text())),
      rule.instead,
    ).toEqual([])
  })
})
