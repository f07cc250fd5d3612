import type { ComponentProps } from 'react'

import styles from './Button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ''].join(' ').trim()
}

/** A button with a text label. */
export function Button({
  look = 'primary',
  wide = false,
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook; wide?: boolean }) {
  return <button type="button" {...props} className={buttonClass(look, wide)} />
}

/** A link in the look of a button. */
export function ButtonLink({
  look = 'primary',
  wide = false,
  ...props
}: ComponentProps<'a'> & { look?: ButtonLook; wide?: boolean }) {
  return <a {...props} className={buttonClass(look, wide)} />
}
