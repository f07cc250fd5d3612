import type { CarArtSpec } from '../illustrator/art-key.ts'
import { type CertificateSpec, drawCertificate } from '../illustrator/certificate.ts'
import { drawCar } from '../illustrator/draw-car.ts'
import { rasterise } from './rasterise.ts'
import { encode, renderVariant } from './variants.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'

/** What a picture is made of: a drawing, or the stored original of an upload. */
export type PictureSource =
  | { kind: 'car'; spec: CarArtSpec }
  | { kind: 'certificate'; spec: CertificateSpec }
  | { kind: 'photograph'; original: Uint8Array }

/** One picture to make. It holds plain data only, so that it can be handed to another thread. */
export type RenderJob = { source: PictureSource; width: VariantWidth; format: VariantFormat }

/** The encoded picture that `job` asks for. Rejects when an original does not decode. */
export function renderPicture({ source, width, format }: RenderJob): Promise<Uint8Array> {
  if (source.kind === 'photograph') return renderVariant(Buffer.from(source.original), width, format)
  const svg = source.kind === 'car' ? drawCar(source.spec) : drawCertificate(source.spec)
  return encode(rasterise(svg, width), format)
}
