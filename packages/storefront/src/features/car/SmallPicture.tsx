import type { PictureSource } from '@otosafi/ui/picture/Picture'

/** Width in pixels: the smallest that there is. */
const WIDTH = 320

/** A photograph in few bytes. */
export function SmallPicture({ photo, alt }: { photo: PictureSource; alt: string }) {
  const file = (format: string) => `/photos/${photo.key}/${WIDTH}.${format}`
  const height = Math.round((WIDTH * photo.height) / photo.width)
  return (
    <picture>
      <source type="image/avif" srcSet={file('avif')} />
      <source type="image/webp" srcSet={file('webp')} />
      <img src={file('jpeg')} alt={alt} width={WIDTH} height={height} loading="lazy" />
    </picture>
  )
}
