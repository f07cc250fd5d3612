import { CACHED_PAGE_HEADERS, DEVICE_LISTS, idsOfList, PAGE_CACHE } from './device-storage.ts'

type List = keyof typeof DEVICE_LISTS

/** A page that is kept on the device. */
type KeptPage = { path: string; title: string; picture: string }

/** The kept pages, newest first. */
async function keptPages(): Promise<KeptPage[]> {
  const kept = await caches.open(PAGE_CACHE)
  const pages: KeptPage[] = []
  for (const { url } of await kept.keys()) {
    const { headers } = (await kept.match(url)) ?? new Response()
    const title = headers.get(CACHED_PAGE_HEADERS.title)
    const { pathname, search } = new URL(url)
    if (title !== null)
      pages.unshift({
        path: pathname + search,
        title: decodeURIComponent(title).replace(/ \| [^|]*$/, ''),
        picture: headers.get(CACHED_PAGE_HEADERS.picture) ?? '',
      })
  }
  return pages
}

function entryOf({ path, title, picture }: KeptPage): HTMLElement {
  const entry = document.createElement('li')
  const link = entry.appendChild(document.createElement('a'))
  link.href = path
  if (picture !== '') {
    const image = link.appendChild(document.createElement('img'))
    Object.assign(image, { src: picture, alt: '', width: 96, height: 72 })
  }
  link.append(title)
  return entry
}

/** Shows each kept page in the first list that it belongs to. */
async function showKept(): Promise<void> {
  const lists = (Object.keys(DEVICE_LISTS) as List[]).map((name) => ({ name, ids: new Set(idsOfList(name)) }))
  for (const page of await keptPages()) {
    const id = page.path.split(/[?/]/).findLast((part) => part !== '') ?? ''
    const { name } = lists.find(({ ids }) => ids.has(id)) ?? { name: 'others' }
    const section = document.querySelector<HTMLElement>(`[data-list="${name}"]`)
    section?.querySelector('ul')?.append(entryOf(page))
    section?.removeAttribute('hidden')
  }
  const isEmpty = document.querySelector('[data-list]:not([hidden])') === null
  document.querySelector('#nothing')?.toggleAttribute('hidden', !isEmpty)
  document.querySelector('#there')?.toggleAttribute('hidden', isEmpty)
}

const reload = () => location.reload()
addEventListener('online', reload)
// A visitor who is already on the way to another page gets there, even if the connection comes back meanwhile.
addEventListener('beforeunload', () => removeEventListener('online', reload))
document.querySelector('#again')?.addEventListener('click', reload)
void showKept()
