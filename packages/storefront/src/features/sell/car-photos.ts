import { createStore } from 'zustand'

import type { ProblemCode } from '@otosafi/api-client/problem'
import type { Picture } from '@otosafi/api-client/schema'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { listenOnceOnline, type OnceOnline } from '../../parts/uploads/once-online.ts'
import type { Upload, UploadFailure, UploadQueue } from '../../parts/uploads/upload-queue.ts'
import { type PhotoView, readPhotoView } from './photo-views.ts'
import type { SentPhoto } from './sent-photos.ts'

/** A file as it is sent, or why it is not taken. */
export type ShrunkPhoto = { blob: Blob } | { issue: ValidationIssue }

/** Upload state of a photo: `failed` can be retried, `refused` cannot. */
export type PhotoState = 'preparing' | 'unsent' | 'sending' | 'failed' | 'refused' | 'sent'

/** A chosen photo. */
export type CarPhoto = {
  id: number
  state: PhotoState
  /** Shrunk on this device; null until then, and for one that was sent on a visit before. */
  blob: Blob | null
  /** As the server keeps it; null until it was sent. */
  stored: Picture | null
  /** Why it is not taken. */
  issue: ValidationIssue | null
  /** The view that it was chosen for; null where it has none. */
  view: PhotoView | null
}

type Chosen = Pick<CarPhoto, 'id' | 'blob' | 'issue' | 'view'> & {
  /** Its id in the queue; null before it is in it. */
  upload: number | null
  /** Whether the line was cut before its queue came. */
  isCut: boolean
  sent: SentPhoto | null
}

const NEW: Omit<Chosen, 'id'> = { blob: null, issue: null, view: null, upload: null, isCut: false, sent: null }

/** Dependencies of uploading, loaded when the first photo is chosen. */
type Means = {
  shrink: (file: File) => Promise<ShrunkPhoto>
  openQueue: () => Promise<UploadQueue<Picture>>
  now?: () => number
  onceOnline?: OnceOnline
}

/** A photo that was shrunk and has not arrived, and its place among the photos. */
export type UnsentPhoto = { id: number; place: number; blob: Blob; view: PhotoView | null }

/** The photos of a car in their order: each is checked, shrunk and sent as soon as it is chosen, one after the other. */
export function createCarPhotos({ shrink, openQueue, now = Date.now, onceOnline = listenOnceOnline }: Means) {
  const store = createStore<{ photos: readonly Chosen[]; uploads: readonly Upload<Picture>[]; isTooMany: boolean }>()(
    () => ({ photos: [], uploads: [], isTooMany: false }),
  )
  let lastId = 0
  let line = Promise.resolve()
  let opened: Promise<UploadQueue<Picture>> | null = null

  const { getState: get, setState: set } = store
  const find = (id: number) => get().photos.find((photo) => photo.id === id)
  const change = (id: number, changes: Partial<Chosen>) =>
    set(({ photos }) => ({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) }))

  function queue(): Promise<UploadQueue<Picture>> {
    opened ??= openQueue().then(
      (ready) => {
        ready.store.subscribe(({ uploads }) =>
          set(({ photos }) => ({ uploads, photos: photos.map(withSent(uploads)) })),
        )
        return ready
      },
      (error: unknown) => {
        // The line was cut before its script came: the next photo, the line or the visitor asks for it again.
        opened = null
        onceOnline(retry)
        throw error
      },
    )
    return opened
  }

  /** A photo with what the server has stored of it, which outlives the queue. */
  function withSent(uploads: readonly Upload<Picture>[]): (photo: Chosen) => Chosen {
    return (photo) => {
      const result = photo.sent === null ? uploads.find(({ id }) => id === photo.upload)?.result : undefined
      return result ? { ...photo, sent: { ...result, at: now(), view: photo.view } } : photo
    }
  }

  async function send(id: number, blob: Blob): Promise<void> {
    const ready = await queue().catch(() => null)
    if (find(id) === undefined) return
    change(id, ready === null ? { isCut: true } : { isCut: false, upload: ready.add(blob) })
  }

  async function prepare(id: number, file: File): Promise<void> {
    if (find(id) === undefined) return
    const shrunk = await shrink(file)
    change(id, shrunk)
    if ('blob' in shrunk) await send(id, shrunk.blob)
  }

  function fresh(file: File, view: PhotoView | null): Chosen {
    const id = (lastId += 1)
    // Small telephones have no memory for several pictures at once.
    line = line.then(() => prepare(id, file))
    return { ...NEW, id, view }
  }

  function retry(): void {
    for (const { id, blob, upload, sent } of get().photos) {
      if (sent !== null || blob === null) continue
      if (upload === null) void send(id, blob)
      else void opened?.then((ready) => ready.retry(upload))
    }
  }

  function cancel(photo: Chosen | undefined): void {
    const upload = photo?.upload ?? null
    if (upload !== null) void opened?.then((ready) => ready.cancel(upload))
  }

  return {
    store,
    /** Adds photos behind the others, chosen to show `view`. */
    add(files: readonly File[], view: PhotoView | null = null): void {
      const free = Math.max(0, MAX_CAR_PHOTOS - get().photos.length)
      const added = files.slice(0, free).map((file) => fresh(file, view))
      set(({ photos }) => ({ photos: [...photos, ...added], isTooMany: files.length > free }))
    },
    /** Puts back what was sent on a visit before, in front of what was chosen since. */
    restore(sent: readonly SentPhoto[]): void {
      const before = sent.map((each): Chosen => ({ ...NEW, id: (lastId += 1), sent: each, view: each.view }))
      set(({ photos }) => ({ photos: [...before, ...photos].slice(0, MAX_CAR_PHOTOS) }))
    },
    /** Puts back what was not sent on a visit before, each at its place, and sends it; answers the new ids, in their order. */
    restoreUnsent(unsent: readonly Omit<UnsentPhoto, 'id'>[]): number[] {
      const { photos } = get()
      const back = unsent.slice(0, Math.max(0, MAX_CAR_PHOTOS - photos.length))
      const order = [...photos]
      const ids = back.map(({ place, blob, view }) => {
        const id = (lastId += 1)
        // Devices may still keep photos of which nothing was said.
        order.splice(place, 0, { ...NEW, id, blob, view: readPhotoView(view) })
        return id
      })
      set({ photos: order })
      back.forEach(({ blob }, index) => void send(ids[index] ?? 0, blob))
      return ids
    },
    replace(id: number, file: File): void {
      const replaced = find(id)
      cancel(replaced)
      const other = fresh(file, replaced?.view ?? null)
      set(({ photos }) => ({ photos: photos.map((photo) => (photo.id === id ? other : photo)) }))
    },
    remove(id: number): void {
      cancel(find(id))
      set(({ photos }) => ({ photos: photos.filter((photo) => photo.id !== id), isTooMany: false }))
    },
    /** Moves a photo by one place, forward or back. */
    move(id: number, by: 1 | -1): void {
      const { photos } = get()
      const from = photos.findIndex((photo) => photo.id === id)
      const to = from + by
      if (from < 0 || to < 0 || to >= photos.length) return
      const order = [...photos]
      order.splice(to, 0, ...order.splice(from, 1))
      set({ photos: order })
    },
    /** Sends again what did not arrive. */
    retry,
    /** Sends all again, since the server keeps none of them any more; what this device no longer has is left out. */
    sendAgain(): void {
      set(({ photos }) => ({
        photos: photos
          .filter(({ blob, issue }) => blob !== null || issue !== null)
          .map((photo) => ({ ...photo, upload: null, isCut: false, sent: null })),
      }))
      retry()
    },
  }
}

/** The photos of a state that were shrunk and have not arrived. */
export function unsentOf({ photos }: State): UnsentPhoto[] {
  return photos.flatMap(({ id, blob, sent, issue, view }, place) =>
    blob !== null && sent === null && issue === null ? [{ id, place, blob, view }] : [],
  )
}

export type CarPhotoStore = ReturnType<typeof createCarPhotos>
type State = ReturnType<CarPhotoStore['store']['getState']>

/** The photos of a state, each with how far it is. */
export function photosOf({ photos, uploads }: State): CarPhoto[] {
  return photos.map(({ id, blob, issue, upload, isCut, sent, view }) => {
    const under = upload === null ? undefined : uploads.find((each) => each.id === upload)
    const refused = issue ?? issueOf(under?.failure)
    const state = stateOf({ blob, sent, issue: refused }, isCut ? 'failed' : under?.state)
    return { id, blob, stored: sent, issue: refused, view, state }
  })
}

/** Why a photo did not arrive that can be sent again; null where none has failed. */
export function problemOf({ photos, uploads }: State): ProblemCode | 'offline' | null {
  for (const { issue, upload, isCut, sent } of photos) {
    if (issue !== null || sent !== null) continue
    if (isCut) return 'offline'
    const under = uploads.find(({ id }) => id === upload)
    if (under?.state === 'failed' && under.failure !== null && 'problem' in under.failure) return under.failure.problem
  }
  return null
}

/** How many photos have arrived of those that are to; `part` is 0 to 1, with the part of the one that is under way. */
export function progressOf(state: State): { count: number; most: number; part: number } {
  const wanted = photosOf(state).filter(({ issue }) => issue === null)
  const count = wanted.filter(({ state: each }) => each === 'sent').length
  const sending = state.uploads.find(({ state: each }) => each === 'sending')?.progress ?? 0
  return { count, most: wanted.length, part: wanted.length === 0 ? 1 : Math.min(1, (count + sending) / wanted.length) }
}

function issueOf(failure: UploadFailure | null | undefined): ValidationIssue | null {
  return failure && 'issue' in failure ? failure.issue : null
}

function stateOf(
  { blob, sent, issue }: Pick<Chosen, 'blob' | 'sent' | 'issue'>,
  upload: Upload<Picture>['state'] | undefined,
): PhotoState {
  if (issue !== null) return 'refused'
  if (sent !== null) return 'sent'
  if (blob === null) return 'preparing'
  if (upload === 'failed') return 'failed'
  return upload === 'sending' || upload === 'pausing' ? 'sending' : 'unsent'
}
