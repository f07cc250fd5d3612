import { decodePicture, encodePicture } from './shrink-picture.ts'

// A module of its own: pages that send a part of a picture alone are spared its bytes.

/** A whole picture as a JPEG, at most `maxEdge` pixels long. Rejects where the browser cannot decode it. */
export async function shrinkWhole(file: Blob, maxEdge: number): Promise<Blob> {
  const picture = await decodePicture(file, maxEdge)
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  return encodePicture(picture, whole, maxEdge).finally(() => picture.close())
}
