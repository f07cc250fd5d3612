/** A part of a picture, in its pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number }

const TYPE = 'image/jpeg'
const QUALITY = 0.85

/**
 * Decodes a picture, turned as its camera was held, at most `maxEdge` pixels long: a small telephone has no memory for
 * more. Rejects where the browser cannot decode it.
 */
export async function decodePicture(file: Blob, maxEdge: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = maxEdge / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  try {
    const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) }
    return await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
  } finally {
    whole.close()
  }
}

/**
 * A part of a picture as a JPEG, at most `maxEdge` pixels long: a tenth of what a camera writes, which saves prepaid data.
 * Nothing of the file's metadata is in it.
 */
export function encodePicture(picture: ImageBitmap, area: PictureArea, maxEdge: number): Promise<Blob> {
  const scale = Math.min(1, maxEdge / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('There is no canvas'))
  // Transparent areas of a PNG become white, as on the server.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))), TYPE, QUALITY),
  )
}
