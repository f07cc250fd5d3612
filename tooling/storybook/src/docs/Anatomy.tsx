import { useLayoutEffect, useRef, useState } from 'react'

import type { Guide } from '@otosafi/ui/testing/guide'

import { type PlacedNumber, placeNumbers } from './place-numbers.ts'

import styles from './Anatomy.module.css'

/** A component with its parts numbered, and their names. The drawing is the component itself, and is not operated. */
export function Anatomy({ draw, parts }: NonNullable<Guide['anatomy']>) {
  const drawing = useRef<HTMLDivElement>(null)
  const [numbers, setNumbers] = useState<readonly PlacedNumber[]>([])

  useLayoutEffect(() => {
    const whole = drawing.current
    if (!whole) return undefined
    const place = () =>
      setNumbers(
        placeNumbers(
          whole.getBoundingClientRect(),
          parts.map(([, selector]) => whole.querySelector(selector)?.getBoundingClientRect().toJSON() ?? null),
        ),
      )
    // Fonts, pictures and the width of the page change where parts are.
    const sizes = new ResizeObserver(place)
    for (const part of whole.querySelectorAll('*')) sizes.observe(part)
    return () => sizes.disconnect()
  }, [parts])

  return (
    <>
      <div className={styles.anatomy}>
        <div ref={drawing} className="sb-unstyled" inert>
          {draw()}
        </div>
        <div className={styles.numbers} aria-hidden>
          {numbers.map(({ number, at, box }) => (
            <span key={number}>
              <i style={{ left: box.left, top: box.top, width: box.width, height: box.height }} />
              <b style={{ left: at.left, top: at.top }}>{number}</b>
            </span>
          ))}
        </div>
      </div>
      <ol>
        {parts.map(([name]) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </>
  )
}
