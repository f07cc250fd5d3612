import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { type BrowserContext, expect, type Page, test as base, type TestInfo } from '@playwright/test'
import sharp from 'sharp'

import { comparePictures } from './compare-pictures.ts'
import { KEY_FOUNDATIONS, KEY_PATTERNS, PATTERN_LANGUAGES } from './key-boards.ts'
import { KEY_MESSAGES } from './key-messages.ts'
import { KEY_OFFICE, OFFICE_SETTINGS } from './key-office.ts'
import { KEY_PAGES, PAGE_VIEWS } from './key-pages.ts'
import { KEY_SCREENS, KEY_SITES } from './key-screens.ts'
import { KEY_STORIES } from './key-stories.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'storybook-static')
/** Where the build is served while the pictures are taken. */
const ORIGIN = process.env['VISUAL_ORIGIN'] ?? ''
/** When the pictures are taken: soon after the API's answers were recorded, so that no past is still to come. */
const MOMENT = '2026-11-30T12:00:00Z'
/** Pixels of height beyond which a picture is cut: what is below repeats what is above. */
const MAX_HEIGHT = 2400
/** Pixels of height of the viewport as a story opens. */
const VIEWPORT_HEIGHT = 800
/** Leaves out of a picture what changes with every record of a decision. */
const UNCOMPARED = '[data-uncompared] { display: none; }'
/** WebP quality of a committed picture: it loses less than a comparison notices. */
const QUALITY = 80

/** The ids of all stories of the build. */
const known = new Set(
  Object.keys((JSON.parse(readFileSync(join(BUILD, 'index.json'), 'utf8')) as { entries: object }).entries),
)

/** Pages share the browser's cache of files, which saves most of the time, and nothing that stories store. */
const test = base.extend<{ page: Page }, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, lend) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await context.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await lend(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor, viewport }, lend) => {
    const page = await visitor.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await lend(page)
    await page.close()
  },
})

type Preview = { currentRender?: { phase?: string } }

/** Opens a story of the build and waits until it has been rendered and played, with its fonts and pictures there. */
async function open(page: Page, story: string, globals: string): Promise<void> {
  await page.clock.setFixedTime(MOMENT)
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined
    const phase = preview?.currentRender?.phase
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story has ${phase}`)
    return phase === 'finished'
  })
  await page.addStyleTag({ content: UNCOMPARED })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Lazy ones, too.
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode()))
  })
}

/** A picture of the whole page: the viewport is as tall as the page, so that sticky parts are at an edge of the picture. */
async function takePicture(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(VIEWPORT_HEIGHT, Math.min(height, MAX_HEIGHT)) })
  return page.screenshot({ animations: 'disabled' })
}

/** Compares a screenshot with the committed picture, or writes that anew where it is asked for and would be another one. */
async function expectPicture(screenshot: Buffer, name: string, info: TestInfo): Promise<void> {
  const path = join(ROOT, 'pictures', `${name}.webp`)
  const before = existsSync(path) ? readFileSync(path) : null
  const difference = before === null ? { sizes: 'there is no picture yet' } : await comparePictures(before, screenshot)
  if (difference === null) return
  if (info.config.updateSnapshots === 'changed') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await sharp(screenshot).webp({ quality: QUALITY, effort: 6 }).toBuffer())
    return
  }
  const now = info.outputPath('now.png')
  mkdirSync(dirname(now), { recursive: true })
  writeFileSync(now, screenshot)
  await info.attach('now', { path: now })
  expect(difference, `${path} shows something else; \`pnpm visual --update\` takes it anew`).toBeNull()
}

type Comparison = {
  story: string
  /** The file beside this one that names the story. */
  list: string
  width: number
  /** The setting of Storybook's toolbar. */
  globals: string
  /** The end of the picture's name. */
  setting: string
}

/** Declares the test that a story looks as its committed picture does. */
function testPicture(title: string, { story, list, width, globals, setting }: Comparison): void {
  test(title, async ({ page }, info) => {
    expect(known.has(story), `${story} is no story: change src/visual/${list}`).toBe(true)
    await open(page, story, globals)
    await expectPicture(await takePicture(page, width), `${story}/${width}-${setting}`, info)
  })
}

for (const width of [360, 1280]) {
  // Faults of mirroring show on a phone already; whole screens are compared in Arabic at both widths.
  for (const direction of width === 360 ? ['ltr', 'rtl'] : ['ltr']) {
    test.describe(`${width} ${direction}`, () => {
      test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

      const globals = `direction:${direction};scheme:light`
      for (const story of KEY_STORIES.filter((each) => !KEY_SCREENS.some((screen) => screen === each)))
        testPicture(story, { story, list: 'key-stories.ts', width, globals, setting: direction })
    })
  }

  for (const { edition, language } of KEY_SITES) {
    for (const scheme of ['light', 'dark']) {
      test.describe(`${width} ${language} ${scheme}`, () => {
        test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

        const globals = `edition:${edition};language:${language};scheme:${scheme}`
        for (const story of KEY_SCREENS)
          testPicture(story, { story, list: 'key-screens.ts', width, globals, setting: `${language}-${scheme}` })
      })
    }
  }
}

for (const { width, language, scheme } of PAGE_VIEWS) {
  test.describe(`pages ${width} ${language} ${scheme}`, () => {
    test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

    const globals = `edition:ma;language:${language};scheme:${scheme}`
    for (const story of KEY_PAGES)
      testPicture(story, { story, list: 'key-pages.ts', width, globals, setting: `${language}-${scheme}` })
  })
}

for (const { story, width, edition, language } of KEY_MESSAGES) {
  test.describe(`messages ${width} ${language}`, () => {
    test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

    const globals = `edition:${edition};language:${language};scheme:light`
    testPicture(story, { story, list: 'key-messages.ts', width, globals, setting: `${language}-light` })
  })
}

for (const scheme of ['light', 'dark']) {
  test.describe(`boards ${scheme}`, () => {
    const width = 1280
    test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

    const boards = [
      ...KEY_FOUNDATIONS.map((story) => ({ story, language: 'en' })),
      ...KEY_PATTERNS.flatMap((story) => PATTERN_LANGUAGES.map((language) => ({ story, language }))),
    ]
    for (const { story, language } of boards) {
      const globals = `edition:ma;language:${language};scheme:${scheme}`
      const setting = `${language}-${scheme}`
      testPicture(`${story} ${language}`, { story, list: 'key-boards.ts', width, globals, setting })
    }
  })
}

for (const { width, language, scheme } of OFFICE_SETTINGS) {
  test.describe(`office ${width} ${language} ${scheme}`, () => {
    test.use({ viewport: { width, height: VIEWPORT_HEIGHT } })

    const globals = `language:${language};scheme:${scheme}`
    for (const story of KEY_OFFICE)
      testPicture(story, { story, list: 'key-office.ts', width, globals, setting: `${language}-${scheme}` })
  })
}
