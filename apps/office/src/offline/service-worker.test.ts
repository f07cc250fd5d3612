import { beforeEach, expect, it, vi } from 'vitest'

const documentOf = (script: string) => `<script type="module" src="/assets/${script}"></script>`

let kept: string[] = []
/** The document that the server has at `/`. */
let served = ''

beforeEach(async () => {
  kept = []
  vi.stubGlobal('BUILD_VERSION', '2')
  vi.stubGlobal('BUILD_FILES', ['/assets/index-2.js', '/assets/page-2.js'])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(served)))
  vi.stubGlobal('skipWaiting', () => Promise.resolve())
  const cache = {
    addAll: async (paths: readonly string[]) => void kept.push(...paths),
    put: async (path: string) => void kept.push(path),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  await import('./service-worker.ts')
})

function install(): Promise<unknown> {
  let working: Promise<unknown> = Promise.reject(new Error('Nothing is done'))
  working.catch(() => undefined)
  const waitUntil = (work: Promise<unknown>) => void (working = work)
  dispatchEvent(Object.assign(new Event('install'), { waitUntil }))
  return working
}

it('keeps the document and all files of its build', async () => {
  served = documentOf('index-2.js')
  await install()
  expect(kept.toSorted()).toEqual(['/', '/assets/index-2.js', '/assets/page-2.js'])
})

it('keeps nothing where the document is that of another build', async () => {
  served = documentOf('index-1.js')
  await expect(install()).rejects.toThrow()
  expect(kept).toEqual([])
})
