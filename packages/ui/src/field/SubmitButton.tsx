import type { ComponentProps, MouseEvent } from 'react'

import { Button } from '../button/Button.tsx'

import hiddenStyles from '../hidden-text/HiddenText.module.css'

/**
 * Submits a form. While it is `busy` it keeps the focus, shows `busyLabel` and prevents a second submission, by Enter in a
 * field too. Its text is all that the button holds, so that a browser that translates pages may replace it.
 */
export function SubmitButton({
  busy = false,
  busyLabel,
  children,
  onClick,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type'> & {
  /** True from the submission until its answer; false by default. */
  busy?: boolean
  /** Shown in place of its text and announced while it is busy: "Sending". */
  busyLabel: string
}) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <Button {...props} type="submit" data-busy={busy || undefined} aria-disabled={busy || undefined} onClick={click}>
        {busy ? busyLabel : children}
      </Button>
      <span className={hiddenStyles.hidden} role="status">
        {busy ? busyLabel : ''}
      </span>
    </>
  )
}
