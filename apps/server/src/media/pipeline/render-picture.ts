import type { CarArtSpec } from '@otosafi/illustrator/art-key'
import { type CertificateSpec, drawCertificate } from '@otosafi/illustrator/certificate'
import { drawCar } from '@otosafi/illustrator/draw-car'
import { drawPortrait } from '@otosafi/illustrator/portrait'
import type { PortraitSpec } from '@otosafi/illustrator/portrait-key'

import { rasterise } from './rasterise.ts'
import { encode, encodePreview, PREVIEW_WIDTH, renderVariant, resized } from './variants.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'

/** What a picture is made of: a drawing, or the stored original of an upload. */
export type PictureSource =
  | { kind: 'car'; spec: CarArtSpec }
  | { kind: 'certificate'; spec: CertificateSpec }
  | { kind: 'portrait'; spec: PortraitSpec }
  | { kind: 'photograph'; original: Uint8Array }

/** One picture to make: a variant, or the preview. It holds plain data only, so that it can be handed to another thread. */
export type RenderJob = { source: PictureSource; shape: { width: VariantWidth; format: VariantFormat } | 'preview' }

/** The encoded picture that `job` asks for. Rejects when an original does not decode. */
export function renderPicture({ source, shape }: RenderJob): Promise<Uint8Array> {
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
