import type { CarArtSpec } from '@otosafi/illustrator/art-key'
import { type CertificateSpec, drawCertificate } from '@otosafi/illustrator/certificate'
import { drawCar } from '@otosafi/illustrator/draw-car'
import { drawPortrait } from '@otosafi/illustrator/portrait'
import type { PortraitSpec } from '@otosafi/illustrator/portrait-key'

import { SHARE_PHOTO, type ShareWords } from '../share/share-words.ts'
import { rasterise } from './rasterise.ts'
import { covering, encode, encodePreview, fromPhotograph, PREVIEW_WIDTH, renderVariant, resized } from './variants.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'

/** What a picture is made of: a drawing, or the stored original of an upload. */
export type PictureSource =
  | { kind: 'car'; spec: CarArtSpec }
  | { kind: 'certificate'; spec: CertificateSpec }
  | { kind: 'portrait'; spec: PortraitSpec }
  | { kind: 'photograph'; original: Uint8Array }

/** A picture as it is kept: a variant, or the preview. */
export type Shape = { width: VariantWidth; format: VariantFormat } | 'preview'

/**
 * One picture to make: a variant, the preview, or the picture of a shared car, whose photograph `source` is, null without
 * one. It holds plain data only, so that it can be handed to another thread.
 */
export type RenderJob =
  | { source: PictureSource; shape: Shape }
  | { source: PictureSource | null; shape: { share: ShareWords } }

/** The encoded picture that `job` asks for. Rejects when an original does not decode. */
export function renderPicture(job: RenderJob): Promise<Uint8Array> {
  return isShare(job) ? renderShare(job) : renderShape(job)
}

type ShareJob = Extract<RenderJob, { shape: { share: ShareWords } }>

function isShare(job: RenderJob): job is ShareJob {
  return job.shape !== 'preview' && 'share' in job.shape
}

/** What letters are drawn with takes some megabytes: it is loaded where one is drawn. */
async function renderShare({ source, shape }: ShareJob): Promise<Uint8Array> {
  const { drawShare } = await import('../share/draw-share.ts')
  return drawShare(shape.share, source && (await photoOf(source)))
}

function photoOf(source: PictureSource): Promise<Buffer> {
  if (source.kind === 'photograph') return covering(fromPhotograph(Buffer.from(source.original)), SHARE_PHOTO)
  return covering(rasterise(drawingOf(source), SHARE_PHOTO.width), SHARE_PHOTO)
}

function renderShape({ source, shape }: Exclude<RenderJob, ShareJob>): Promise<Uint8Array> {
  const isPreview = shape === 'preview'
  if (source.kind === 'photograph') {
    const original = Buffer.from(source.original)
    return isPreview
      ? encodePreview(resized(original, PREVIEW_WIDTH))
      : renderVariant(original, shape.width, shape.format)
  }
  const svg = drawingOf(source)
  return isPreview ? encodePreview(rasterise(svg, PREVIEW_WIDTH)) : encode(rasterise(svg, shape.width), shape.format)
}

function drawingOf(source: Exclude<PictureSource, { kind: 'photograph' }>): string {
  if (source.kind === 'car') return drawCar(source.spec)
  return source.kind === 'portrait' ? drawPortrait(source.spec) : drawCertificate(source.spec)
}
