import type { PointerEventHandler } from 'react'

import { SHEET } from '@otosafi/domain/office/signature'

type Pen = Partial<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler<SVGSVGElement>>
>

/** A sheet with the strokes of a pen. With `pen` it takes some. */
export function SignatureSheet({
  strokes,
  label,
  pen = {},
}: {
  strokes: readonly (readonly number[])[]
  label: string
  pen?: Pen
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      style={{
        display: 'block',
        width: SHEET.width,
        maxWidth: '100%',
        border: '1px solid var(--mantine-color-dimmed)',
        borderRadius: 'var(--mantine-radius-md)',
        cursor: pen.onPointerDown ? 'crosshair' : undefined,
        touchAction: pen.onPointerDown ? 'none' : undefined,
      }}
      {...pen}
    >
      <line
        x1="40"
        x2={SHEET.width - 40}
        y1="165"
        y2="165"
        stroke="var(--mantine-color-dimmed)"
        strokeDasharray="4 6"
      />
      {strokes.map((stroke, number) => (
        <polyline
          key={number}
          points={stroke.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
