import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it, vi } from 'vitest'

import { parsePath } from '@otosafi/editions/routes/parse-path'
import { ROUTE_KEYS, type RouteKey } from '@otosafi/editions/routes/route-table'

import { parseAnswers } from './answers.ts'
import { JOURNEYS } from './journeys.ts'
import type { ScreenArgs } from './open-world.ts'

// The addresses of screens are read here, and none is drawn.
vi.mock('./screen-story.tsx', () => ({ SCREEN: {}, screenStory: {}, comesWhole: () => {} }))

/** Routes that show no page, and why. */
const WITHOUT_PAGE: Partial<Record<RouteKey, string>> = {
  financeSchedule: 'answers with the table of a loan as a file',
  accountExport: 'answers with the data of an account as a file',
}

type Annotations = { title?: string; args?: Partial<ScreenArgs>; tags?: string[] }

const answers = parseAnswers(readFileSync(join(import.meta.dirname, 'recorded/ma-en.jsonl'), 'utf8'))
const files = import.meta.glob<Record<string, Annotations>>('./stories/*.stories.tsx', { eager: true })

/** Every screen: the name of its story, the route that it shows, and whether it is tested. */
const screens = Object.values(files).flatMap(({ default: meta = {}, ...stories }) =>
  Object.entries(stories).map(([name, { args, tags = [] }]) => {
    const address = { ...meta.args, ...args }.address?.({ language: 'en', answers }) ?? ''
    return {
      id: toId(meta.title ?? '', storyNameFromExport(name)),
      route: parsePath(new URL(address, 'http://localhost').pathname)?.key,
      isTested: ![...(meta.tags ?? []), ...tags].includes('!test'),
    }
  }),
)

describe('the screens', () => {
  it('show every route that has a page, and are tested', () => {
    const shown = new Set(screens.filter(({ isTested }) => isTested).map(({ route }) => route))
    expect(ROUTE_KEYS.filter((key) => !shown.has(key))).toEqual(Object.keys(WITHOUT_PAGE))
  })

  it('are all that journeys lead to', () => {
    const known = new Set(screens.map(({ id }) => id))
    const steps: string[] = JOURNEYS.flatMap((journey) => journey.screens.map(([, story]) => story))
    expect(steps.filter((story) => !known.has(story))).toEqual([])
  })
})
