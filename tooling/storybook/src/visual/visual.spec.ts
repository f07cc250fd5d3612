import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

import { KEY_STORIES } from './key-stories.ts'

const BUILD = join(import.meta.dirname, '../../storybook-static')
/** Nothing listens there: every file is answered from the build. */
const ORIGIN = 'http://storybook.localhost'
/** Pixels of a page beyond which its picture is cut: what is below repeats what is above. */
const TALLEST = 2400
/** Pixels of a screen at first, as a story opens. */
const SCREEN = 800

const known = new Set(
  Object.keys((JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as { entries: object }).entries),
)

type Preview = { currentRender?: { phase?: string } }

/** Opens a story of the build and waits until it has been rendered and played, with its fonts and pictures there. */
async function open(page: Page, story: string, globals: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = join(BUILD, decodeURIComponent(new URL(route.request().url()).pathname))
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  await page.clock.setFixedTime('2026-06-15T12:00:00Z')
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined
    const phase = preview?.currentRender?.phase
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story has ${phase}`)
    return phase === 'finished'
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Also those that would wait until they are scrolled to.
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
  })
}

for (const width of [360, 1280]) {
  for (const direction of ['ltr', 'rtl']) {
    test.describe(`${width} ${direction}`, () => {
      test.use({ viewport: { width, height: SCREEN } })

      for (const story of KEY_STORIES) {
        test(story, async ({ page }) => {
          expect(known.has(story), `${story} is no story: change src/visual/key-stories.ts`).toBe(true)
          await open(page, story, `direction:${direction};scheme:light`)
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          // As tall as the picture, so that what sticks to an edge of the screen stands at an edge of the picture.
          await page.setViewportSize({ width, height: Math.max(SCREEN, Math.min(height, TALLEST)) })
          const screenshot = await page.screenshot({ animations: 'disabled' })
          // 256 colours are enough to see a difference, and keep all pictures together within a few megabytes.
          const picture = await sharp(screenshot).png({ palette: true, effort: 10 }).toBuffer()
          expect(picture).toMatchSnapshot([story, `${width}-${direction}.png`])
        })
      }
    })
  }
}
