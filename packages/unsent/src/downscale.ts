import { decodePicture, encodePicture } from './shrink-picture.ts'

// A module of its own, so that pages that crop pictures do not load it.

/** Re-encodes a picture as a JPEG of at most `maxEdge` pixels. Rejects where the browser cannot decode it. */
export async function downscale(file: Blob, maxEdge: number): Promise<Blob> {
  const picture = await decodePicture(file, maxEdge)
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  return encodePicture(picture, whole, maxEdge).finally(() => picture.close())
}
