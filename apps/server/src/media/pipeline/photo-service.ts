import { setTimeout as pause } from 'node:timers/promises'

import type { ObjectStore } from '../../outside/storage/storage-port.ts'
import { isSafeKey } from '../../outside/storage/storage-port.ts'
import { createTaskQueue } from '../../threads/task-queue.ts'
import type { QueueLoad, Ticket } from '../../threads/task-queue.ts'
import type { CertificateWords, FindIllustrator } from '../illustrator/illustrator-port.ts'
import type { ShareWords } from '../share/share-words.ts'
import type { PictureSource, Shape } from './render-picture.ts'
import { createLocalRenderer } from './renderer.ts'
import type { Renderer } from './renderer.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'
import { CONTENT_TYPES } from './variants.ts'

/** An encoded picture, its media type, and the version of the illustrator who drew it, null where nobody did. */
export type Photo = { body: Buffer; contentType: string; drawnIn: number | null }

export type PhotoService = {
  /**
   * The picture `key` at `width` pixels; null when there is no such picture. Rendered on first demand, then stored.
   * Rejects with {@link QueueFull} where too many wait to be rendered.
   */
  variant(key: string, width: VariantWidth, format: VariantFormat): Promise<Photo | null>
  /**
   * The picture of a shared car (JPEG), with the photograph `key`, null without one; drawn each time. Rejects with
   * {@link QueueFull} where too many wait to be rendered.
   */
  share(key: string | null, words: ShareWords): Promise<Buffer>
  /** The picture's blurred preview, shown until it has loaded (AVIF, about a kilobyte); null when there is no such picture. */
  preview(key: string): Promise<Buffer | null>
  /**
   * Renders the previews and card sizes of `keys` as AVIF one after another, with lower priority than requests and with
   * pauses as long as the work, until done or `signal` is aborted. A picture that cannot be made is skipped.
   */
  warmUp(keys: readonly string[], signal: AbortSignal): Promise<void>
  /** Pictures that are being rendered, and that wait for it. */
  load(): QueueLoad
}

/** Dependencies of the service. */
export type PhotoParts = {
  store: ObjectStore
  /** Without it there are photographs alone. */
  findIllustrator?: FindIllustrator
  /** The renderer; by default the caller's thread. */
  renderer?: Renderer
  /** The certificate that a key names, null when there is none. Without it no key names one. */
  findCertificate?: (key: string) => Promise<CertificateWords | null>
  /** Called, once a minute at most, when pictures are served but cannot be stored. */
  report?: (message: string, error: unknown) => void
  /** The time in milliseconds. */
  clock?: () => number
}

/** Between two reports of the same problem. */
const REPORT_INTERVAL_MS = 60_000

/** Pictures that may wait to be rendered: a few seconds' work. Each keeps its request, and an upload its original. */
const MAX_WAITING = 200

/** Previews kept in memory, a kilobyte each: every rendered page has one. */
const MAX_PREVIEWS = 1000

/** The name changes with how previews are made, so that none of before is served. */
const PREVIEW_FILE = 'preview-2.avif'

/** Variants that a page needs first: the preview, and the widths of a card. */
const WARM_SHAPES: readonly Shape[] = ['preview', { width: 320, format: 'avif' }, { width: 640, format: 'avif' }]

/** The object key of the original from which the variants of an uploaded photograph are made. */
export function originalKey(key: string): string {
  return `${key}/original.jpg`
}

const nameOf = (shape: Shape): string => (shape === 'preview' ? PREVIEW_FILE : `${shape.width}.${shape.format}`)

/** The most characters of a picture's key: those of its files are longer, and the storage takes 200. */
const MAX_KEY_LENGTH = 160

const isPictureKey = (key: string): boolean => key.length <= MAX_KEY_LENGTH && isSafeKey(key)

const isCertificate = (key: string): boolean => key.startsWith('certificate/')

/**
 * Photographs by key: drawings of cars and people by what they show, certificates by theirs, uploads by the key under which their original
 * was stored. A variant asked for many times at once is rendered once, and no more are rendered at the same time than
 * the renderer has lanes.
 */
export function createPhotoService(parts: PhotoParts): PhotoService {
  const { store, findIllustrator = () => Promise.resolve(null), findCertificate = () => Promise.resolve(null) } = parts
  const { renderer = createLocalRenderer(findIllustrator) } = parts
  const { clock = Date.now, report = () => undefined } = parts
  const enqueue = createTaskQueue(renderer.lanes, MAX_WAITING)
  let silentUntil = 0
  const previews = new Map<string, Buffer>()
  const inFlight = new Map<string, { picture: Promise<Buffer | null>; hurry: () => void }>()

  /** The version of the illustrator who draws `key`; null where nobody does. */
  async function drawnIn(key: string): Promise<number | null> {
    const illustrator = await findIllustrator(key)
    const isDrawn = illustrator !== null && (isCertificate(key) || illustrator.placeholderOf(key) !== null)
    return isDrawn ? illustrator.version : null
  }

  /** The object key of a picture; those of drawings contain the version of the illustrator. */
  async function storedKey(key: string, shape: Shape): Promise<string> {
    const version = await drawnIn(key)
    return `${version === null ? '' : `drawn-${version}/`}${key}/${nameOf(shape)}`
  }

  async function sourceOf(key: string): Promise<PictureSource | null> {
    const isDrawn = (await drawnIn(key)) !== null
    if (isDrawn && !isCertificate(key)) return { kind: 'drawing', key }
    const words = isDrawn ? await findCertificate(key) : null
    if (words) return { kind: 'certificate', key, words }
    const original = await store.get(originalKey(key))
    return original && { kind: 'photograph', original }
  }

  /** A picture that cannot be stored, mostly because the disk is full, is rendered again for the next request. */
  async function keep(storedAs: string, body: Buffer): Promise<void> {
    try {
      await store.put(storedAs, body)
    } catch (error) {
      if (clock() < silentUntil) return
      silentUntil = clock() + REPORT_INTERVAL_MS
      report('Pictures cannot be kept', error)
    }
  }

  function findOrRender(key: string, shape: Shape, urgent: boolean) {
    let isUrgent = urgent
    let ticket: Ticket<Buffer> | undefined
    const find = async (): Promise<Buffer | null> => {
      const storedAs = await storedKey(key, shape)
      const stored = await store.get(storedAs)
      if (stored) return stored
      const source = await sourceOf(key)
      if (!source) return null
      ticket = enqueue(async () => Buffer.from(await renderer.render({ source, shape })), isUrgent)
      const body = await ticket.done
      await keep(storedAs, body)
      // An upload that was deleted meanwhile must not leave a variant behind: its original is deleted first.
      if (source.kind === 'photograph' && !(await store.has(originalKey(key)))) await store.delete(storedAs)
      return body
    }
    const hurry = (): void => {
      isUrgent = true
      ticket?.hurry()
    }
    return { picture: find(), hurry }
  }

  function ask(key: string, shape: Shape, urgent: boolean): Promise<Buffer | null> {
    if (!isPictureKey(key)) return Promise.resolve(null)
    const id = `${key}/${nameOf(shape)}`
    const running = inFlight.get(id)
    if (running) {
      if (urgent) running.hurry()
      return running.picture
    }
    const { picture, hurry } = findOrRender(key, shape, urgent)
    const started = picture.finally(() => inFlight.delete(id))
    inFlight.set(id, { picture: started, hurry })
    return started
  }

  return {
    load: enqueue.load,
    async variant(key, width, format) {
      const body = await ask(key, { width, format }, true)
      return body && { body, contentType: CONTENT_TYPES[format], drawnIn: await drawnIn(key) }
    },
    async share(key, words) {
      const source = key !== null && isPictureKey(key) ? await sourceOf(key) : null
      return enqueue(async () => Buffer.from(await renderer.render({ source, shape: { share: words } })), true).done
    },
    async preview(key) {
      const kept = previews.get(key)
      if (kept) return kept
      const preview = await ask(key, 'preview', true)
      if (preview === null) return null
      for (const [oldest] of previews) {
        if (previews.size < MAX_PREVIEWS) break
        previews.delete(oldest)
      }
      previews.set(key, preview)
      return preview
    },
    async warmUp(keys, signal) {
      for (const key of keys) {
        for (const shape of WARM_SHAPES) {
          if (signal.aborted) return
          if (isPictureKey(key) && (await store.has(await storedKey(key, shape)))) continue
          const began = performance.now()
          await ask(key, shape, false).catch(() => null)
          await pause(performance.now() - began, undefined, { signal }).catch(() => undefined)
        }
      }
    },
  }
}
