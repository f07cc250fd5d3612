import { useLayoutEffect, useRef } from 'react'

import { Button } from '@otosafi/ui/button/Button'
import { TextField } from '@otosafi/ui/field/TextField'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import styles from './Foundations.module.css'

const GROUNDS = ['paper', 'surface', 'brand-tint', 'danger-tint'] as const

/** The declarations of the page's rule for the focus. */
function focusRule(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const rule = rules.find((each) => each instanceof CSSStyleRule && each.selectorText === ':focus-visible')
  return rule instanceof CSSStyleRule ? rule.style.cssText : ''
}

/** Controls on each ground, drawn as if all of them had the focus. */
export function Focused() {
  const place = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const rule = focusRule()
    for (const control of place.current?.querySelectorAll<HTMLElement>('button, a, input') ?? [])
      control.style.cssText += rule
  }, [])
  return (
    <ul ref={place} className={styles.shots}>
      {GROUNDS.map((ground) => (
        <li key={ground} className={styles.tile} style={{ background: `var(--${ground})`, gap: 'var(--space-4)' }}>
          <code>{ground}</code>
          <Button>Book a visit</Button>
          <TextLink href="#focus">See the report</TextLink>
          <TextField label="City" name={`city-${ground}`} />
        </li>
      ))}
    </ul>
  )
}
