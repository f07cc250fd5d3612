import type { Browser, Locator } from 'playwright'

import { scrollTo } from '@otosafi/e2e/src/fixtures/page-state.ts'

import { watchAnswer } from './answer-time.ts'
import { takeEvents } from './event-times.ts'
import type { Interaction } from './interactions.ts'
import { withPage } from './slow-page.ts'
import { slowestInteraction } from './slowest.ts'

/** Milliseconds between keystrokes. */
const BETWEEN_KEYS = 150

/**
 * Milliseconds in which the page is left alone after a touch. To look for what it should have done is work in the page,
 * too, as much as the touch itself on a slow phone, and would be measured.
 */
const ALONE = 1000

/** Milliseconds until the next frame, and until the server's answer stood on the page where that was asked for. */
export type InteractionTimes = { interaction: number; answer: number | null }

/** Measures one interaction on a slow phone. Throws where it has not the expected effect. */
export function measureInteraction(browser: Browser, url: string, does: Interaction): Promise<InteractionTimes> {
  return withPage(browser, url, async ({ page, slowDown }) => {
    await does.prepare?.(page)
    const target = does.target(page)
    await scrollTo(target)
    if (does.typed !== undefined) await target.tap()
    await slowDown()
    const answered = does.answer === undefined ? null : await watchAnswer(page, does.answer)
    const place = await middleOf(target)
    await takeEvents(page)
    if (does.typed === undefined) await page.touchscreen.tap(place.x, place.y)
    else await page.keyboard.type(does.typed, { delay: BETWEEN_KEYS })
    await new Promise((resolve) => setTimeout(resolve, ALONE))
    const answer = answered === null ? null : await answered()
    await does.done(page)
    return { interaction: slowestInteraction(await takeEvents(page)), answer }
  })
}

/** The point at which an element is tapped. Playwright's `tap` runs script in the page, which would be measured. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} cannot be seen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
