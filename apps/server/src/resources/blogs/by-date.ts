type Dated = { id: string; publishedOn: string }

/** The order of posts: the latest first. */
export function byDate(a: Dated, b: Dated): number {
  return a.publishedOn === b.publishedOn ? (a.id < b.id ? -1 : 1) : a.publishedOn < b.publishedOn ? 1 : -1
}
