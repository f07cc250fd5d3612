import { vi } from 'vitest'

/** A browser that decodes pictures of this size, and draws them in so many bytes; returns the sizes that it drew. */
export function drawPictures({ width, height, bytes }: { width: number; height: number; bytes: number }): string[] {
  const drawn: string[] = []
  const picture = (size: { width: number; height: number }) => ({ ...size, close: () => undefined })
  vi.stubGlobal('createImageBitmap', (_: unknown, size?: { resizeWidth: number; resizeHeight: number }) =>
    Promise.resolve(
      picture(size === undefined ? { width, height } : { width: size.resizeWidth, height: size.resizeHeight }),
    ),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push(`${this.width} × ${this.height}`)
    done(new Blob([new Uint8Array(bytes)]))
  })
  return drawn
}
