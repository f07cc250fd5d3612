import { useEffect, useRef } from 'react'

/** How large a picture that waits is shown. */
const WIDTH = 160
const HEIGHT = 120

/** A picture that the device keeps, drawn small: many large ones would take more memory than a tablet has. */
export function WaitingPicture({ blob, label }: { blob: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isShown = true
    const draw = async () => {
      const picture = await createImageBitmap(blob, { resizeHeight: HEIGHT, resizeQuality: 'medium' })
      if (isShown) canvas.current?.getContext('2d')?.drawImage(picture, (WIDTH - picture.width) / 2, 0)
      picture.close()
    }
    // A picture without a preview can still be sent.
    draw().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [blob])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      style={{ borderRadius: 'var(--mantine-radius-sm)', background: 'var(--mantine-color-default-border)' }}
    />
  )
}
