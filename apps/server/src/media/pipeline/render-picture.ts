import type { CertificateWords, FindIllustrator } from '../illustrator/illustrator-port.ts'
import { SHARE_PHOTO, type ShareWords } from '../share/share-words.ts'
import { encodePreview, PREVIEW_WIDTH } from './preview.ts'
import { rasterise } from './rasterise.ts'
import { covering, encode, fromPhotograph, renderVariant, resized } from './variants.ts'
import type { VariantFormat, VariantWidth } from './variants.ts'

/** The source of a picture: a key that describes a drawing, the words of a certificate, or the stored original of an upload. */
export type PictureSource =
  | { kind: 'drawing'; key: string }
  | { kind: 'certificate'; key: string; words: CertificateWords }
  | { kind: 'photograph'; original: Uint8Array }

/** A picture as it is kept: a variant, or the preview. */
export type Shape = { width: VariantWidth; format: VariantFormat } | 'preview'

/**
 * A picture to render: a variant, the preview, or the picture of a shared car with its photograph `source`, if any. Plain data, which
 * can be posted to a worker thread.
 */
export type RenderJob =
  | { source: PictureSource; shape: Shape }
  | { source: PictureSource | null; shape: { share: ShareWords } }

/** Encodes the picture of a job. Rejects when an original does not decode. */
type RenderPicture = (job: RenderJob) => Promise<Uint8Array>

type ShareJob = Extract<RenderJob, { shape: { share: ShareWords } }>

function isShare(job: RenderJob): job is ShareJob {
  return job.shape !== 'preview' && 'share' in job.shape
}

/** Renders photographs, and drawings of the illustrator. */
export function createRenderPicture(findIllustrator: FindIllustrator): RenderPicture {
  /** A drawing at `width` pixels. */
  async function drawn(source: Exclude<PictureSource, { kind: 'photograph' }>, width: number) {
    const illustrator = await findIllustrator(source.key)
    const svg = source.kind === 'drawing' ? illustrator?.draw(source.key) : illustrator?.drawCertificate(source.words)
    if (!illustrator || !svg) throw new Error(`No illustrator draws ${source.key}`)
    return rasterise(svg, illustrator.densityOf(width))
  }

  async function photoOf(source: PictureSource): Promise<Buffer> {
    if (source.kind === 'photograph') return covering(fromPhotograph(Buffer.from(source.original)), SHARE_PHOTO)
    return covering(await drawn(source, SHARE_PHOTO.width), SHARE_PHOTO)
  }

  /** Imported lazily: fonts and text shaping take some megabytes. */
  async function renderShare({ source, shape }: ShareJob): Promise<Uint8Array> {
    const { drawShare } = await import('../share/draw-share.ts')
    return drawShare(shape.share, source && (await photoOf(source)))
  }

  async function renderShape({ source, shape }: Exclude<RenderJob, ShareJob>): Promise<Uint8Array> {
    const isPreview = shape === 'preview'
    if (source.kind === 'photograph') {
      const original = Buffer.from(source.original)
      return isPreview
        ? encodePreview(resized(original, PREVIEW_WIDTH))
        : renderVariant(original, shape.width, shape.format)
    }
    return isPreview
      ? encodePreview(await drawn(source, PREVIEW_WIDTH))
      : encode(await drawn(source, shape.width), shape.format)
  }

  return (job) => (isShare(job) ? renderShare(job) : renderShape(job))
}
