/** The data of a document: the loaders' answers by route, or the router's own text where there is an error, for example. */
export type DocumentData = Readonly<Record<string, unknown>> | string

/** How the router's text names null, which needs no place of its own. */
const NULL = -5

/** The part of the router's context that concerns a page's data. */
type Loaded = { loaderData: Record<string, unknown>; actionData: unknown; errors: unknown }

/** The data of a rendered page. `text` reads the router's own text of them. */
export function documentDataOf(
  { loaderData, actionData, errors }: Loaded,
  text: () => Promise<string>,
): DocumentData | Promise<DocumentData> {
  const isAll = actionData === null && errors === null && isPlain(loaderData)
  return isAll ? loaderData : text()
}

/** Whether a value can be serialised as JSON without loss. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value !== 'object') return Number.isFinite(value)
  const isStructure = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isStructure && Object.values(value).every(isPlain)
}

/** The data of a document as the router reads them: its own text. */
export function routerTextOf(data: DocumentData): string {
  return typeof data === 'string' ? data : encodeForRouter({ loaderData: data, actionData: null, errors: null })
}

/** Plain data as the router reads them: a list of values, in which arrays and objects refer to their members by index. */
export function encodeForRouter(data: unknown): string {
  const values: unknown[] = []
  const placeOf = (value: unknown): number => {
    if (value === null) return NULL
    const place = values.push(value) - 1
    if (Array.isArray(value)) values[place] = value.map(placeOf)
    else if (typeof value === 'object')
      values[place] = Object.fromEntries(
        Object.entries(value).map(([key, part]) => [`_${placeOf(key)}`, placeOf(part)]),
      )
    return place
  }
  placeOf(data)
  return `${JSON.stringify(values)}\n`
}
