import { setImmediate as nextTurn } from 'node:timers/promises'

import { parseArtKey } from '../illustrator/art-key.ts'
import { drawCar } from '../illustrator/draw-car.ts'
import { rasterise } from './rasterise.ts'
import { createSemaphore } from './semaphore.ts'
import type { ObjectStore } from './store.ts'
import { isSafeKey } from './store.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'
import { CONTENT_TYPES, renderVariant } from './variants.ts'

/** An encoded picture and its media type. */
export type Photo = { body: Buffer; contentType: string }

export type PhotoService = {
  /** The picture `key` at `width` pixels; null when there is no such picture. Rendered on first demand, then stored. */
  variant(key: string, width: VariantWidth, format: VariantFormat): Promise<Photo | null>
  /** Renders the card sizes of `keys` as AVIF one after another, until done or `signal` is aborted. */
  warmUp(keys: readonly string[], signal: AbortSignal): Promise<void>
}

const RENDERS_AT_ONCE = 2
/** A rasterised drawing is one to two megabytes; several widths of it are usually asked for in a row. */
const KEPT_RASTERS = 6

/** Where the picture that variants are made of is kept for an uploaded photograph. */
export function originalKey(key: string): string {
  return `${key}/original.jpg`
}

/** Where a variant of the picture `key` is kept. */
export function variantKey(key: string, width: VariantWidth, format: VariantFormat): string {
  return `${key}/${width}.${format}`
}

/**
 * Photographs by key: drawings by their art key, uploads by the key under which their original was stored. A variant
 * asked for many times at once is rendered once, and at most two renders run at the same time.
 */
export function createPhotoService({ store }: { store: ObjectStore }): PhotoService {
  const limited = createSemaphore(RENDERS_AT_ONCE)
  const inFlight = new Map<string, Promise<Photo | null>>()
  const rasters = new Map<string, Promise<Buffer>>()

  function rasterOf(key: string, draw: () => string): Promise<Buffer> {
    const raster = rasters.get(key) ?? rasterise(draw())
    rasters.delete(key)
    rasters.set(key, raster)
    raster.catch(() => rasters.delete(key))
    const oldest = rasters.keys().next()
    if (rasters.size > KEPT_RASTERS && !oldest.done) rasters.delete(oldest.value)
    return raster
  }

  function sourceOf(key: string): Promise<Buffer | null> {
    const spec = parseArtKey(key)
    return spec ? rasterOf(key, () => drawCar(spec)) : store.get(originalKey(key))
  }

  async function findOrRender(key: string, width: VariantWidth, format: VariantFormat): Promise<Photo | null> {
    const contentType = CONTENT_TYPES[format]
    const stored = await store.get(variantKey(key, width, format))
    if (stored) return { body: stored, contentType }
    return limited(async () => {
      const source = await sourceOf(key)
      if (!source) return null
      const body = await renderVariant(source, width, format)
      await store.put(variantKey(key, width, format), body)
      return { body, contentType }
    })
  }

  async function variant(key: string, width: VariantWidth, format: VariantFormat): Promise<Photo | null> {
    if (!isSafeKey(key)) return null
    const id = variantKey(key, width, format)
    const running = inFlight.get(id)
    if (running) return running
    const started = findOrRender(key, width, format).finally(() => inFlight.delete(id))
    inFlight.set(id, started)
    return started
  }

  return {
    variant,
    async warmUp(keys, signal) {
      for (const key of keys) {
        for (const width of [320, 640] as const) {
          if (signal.aborted) return
          if (!(await store.has(variantKey(key, width, 'avif')))) await variant(key, width, 'avif')
          await nextTurn()
        }
      }
    },
  }
}
