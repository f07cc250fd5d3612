/** The first picture that a page asks for before all others. */
const LEAD = /<img[^>]* src="\/photos\/([^"]+)\/\d+\.jpeg"[^>]* fetchPriority="high"/

const LATE: unique symbol = Symbol('late')

/** Milliseconds that a page waits for a preview that is still being made. */
const PATIENCE = 100

/** Finds the preview of a picture; null where there is no such picture. */
export type FindPreview = (key: string) => Promise<Buffer | null>

/** The style rule that shows a page's preview, if it has one. `isLate`: it is still being made, the next rendering will have it. */
export type LeadPicture = { rule: string; isLate: boolean }

/**
 * What stands in the place of a page's first picture until it has come: its preview, written into the page, so that a
 * visitor on a slow line sees the car with the first paint.
 */
export async function leadPictureOf(html: string, findPreview: FindPreview): Promise<LeadPicture> {
  const key = LEAD.exec(html)?.[1]
  if (key === undefined) return { rule: '', isLate: false }
  // A picture that cannot be made fails where it is asked for; the page does without its preview.
  const preview = await inTime(findPreview(key).catch(() => null))
  if (preview === null || preview === LATE) return { rule: '', isLate: preview === LATE }
  const data = `data:image/avif;base64,${preview.toString('base64')}`
  // The colour that stands there otherwise is the picture's own style attribute.
  return { rule: `img[src^="/photos/${key}/"]{background:url(${data}) 0/100% 100%!important}`, isLate: false }
}

/** What `work` gives, or {@link LATE} where the page has waited for it long enough. */
function inTime<Result>(work: Promise<Result>): Promise<Result | typeof LATE> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), PATIENCE)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
