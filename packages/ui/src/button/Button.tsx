import type { ComponentProps } from 'react'

import styles from './Button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ''].join(' ').trim()
}

/** A button with a text label. */
export function Button({
  look = 'primary',
  wide = false,
  ...props
}: ComponentProps<'button'> & {
  /**
   * `primary` for the one main action of a page or form (default), `secondary` for others, `quiet` without a frame, `danger`
   * for what takes away and cannot be undone.
   */
  look?: ButtonLook
  /** True to fill the width of its container, as in forms and on phones; by default as wide as its text. */
  wide?: boolean
}) {
  return <button type="button" {...props} className={buttonClass(look, wide)} />
}

/** A link in the look of a button. */
export function ButtonLink({
  look = 'primary',
  wide = false,
  ...props
}: ComponentProps<'a'> & {
  /** `primary` for the one main way on (default), `secondary` for others, `quiet` without a frame; a link takes nothing away. */
  look?: Exclude<ButtonLook, 'danger'>
  /** True to fill the width of its container, as in forms and on phones; by default as wide as its text. */
  wide?: boolean
}) {
  return <a {...props} className={buttonClass(look, wide)} />
}
