import { setTimeout as sleep } from 'node:timers/promises'

/** Timeout of a page for a preview that is still being rendered. */
const PREVIEW_TIMEOUT_MS = 100

/** Returns the preview of a picture; null where there is no such picture. */
export type FindPreview = (key: string) => Promise<Buffer | null>

/** The style rule with a page's preview, if it has one. `isLate`: it is still being rendered, and the next page will have it. */
export type LeadPicture = { rule: string; isLate: boolean }

/**
 * The inlined LCP preview (record 0018) of the picture with this `key`, so that a visitor on a slow connection sees the car
 * with the first paint.
 */
export async function leadPictureOf(key: string | null, findPreview: FindPreview): Promise<LeadPicture> {
  if (key === null) return { rule: '', isLate: false }
  // A picture that cannot be rendered fails on its own request; the page has no preview then.
  const found = findPreview(key).catch(() => null)
  const preview = await Promise.race([found, sleep(PREVIEW_TIMEOUT_MS, 'late' as const)])
  if (preview === null || preview === 'late') return { rule: '', isLate: preview === 'late' }
  const data = `data:image/avif;base64,${preview.toString('base64')}`
  // `!important`: the placeholder colour is an inline style of the picture.
  return { rule: `img[src^="/photos/${key}/"]{background:url(${data}) 0/100% 100%!important}`, isLate: false }
}
