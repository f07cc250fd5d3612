import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { FocusEvent } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { alert, check, close, info } from '../icon/icons.ts'
import { useHydrated } from '../lazy/use-hydrated.ts'
import type { NotificationSource, ShownNotice } from './create-notifications.ts'

import styles from './Notifications.module.css'

export type NotificationsProps = {
  /** The queue to show; the one that the page's parts send their notifications to. */
  source: NotificationSource
  /** Accessible name of the button that dismisses a notification. */
  texts: { dismiss: string }
}

const ICONS = { plain: info, success: check, error: alert }
const NONE: readonly ShownNotice[] = []

/**
 * The notifications of a source at the bottom edge, in live regions. Their timers pause on hover and focus; Escape dismisses
 * the newest. One a page.
 */
export function Notifications({ source, texts }: NotificationsProps) {
  const notices = useSyncExternalStore(source.subscribe, source.visible, () => NONE)
  const isHydrated = useHydrated()
  const stack = useRef<HTMLDivElement>(null)
  const held = useRef({ pointer: false, focus: false })
  const cameFrom = useRef<HTMLElement | null>(null)
  const newest = notices.reduce((last, { id }) => Math.max(last, id), 0)

  function hold(what: Partial<typeof held.current>): void {
    held.current = { ...held.current, ...what }
    if (held.current.pointer || held.current.focus) source.pause()
    else source.resume()
  }

  /** Dismisses a notification; a focus in it moves to another one, else back to where it came from. */
  function dismiss(id: number): void {
    const buttons = Array.from(stack.current?.querySelectorAll('button') ?? [])
    if (buttons.some((button) => button.value === String(id) && button === document.activeElement)) {
      const other = buttons.findLast((button) => button.value !== String(id))
      const next = other ?? cameFrom.current
      next?.focus({ preventScroll: true })
      if (!other) hold({ focus: false })
    }
    source.dismiss(id)
  }

  useEffect(() => {
    if (newest === 0) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('dialog, [aria-modal]')
      if (event.key !== 'Escape' || event.defaultPrevented || elsewhere) return
      event.preventDefault()
      dismiss(newest)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  function onFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    hold({ focus: true })
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) hold({ focus: false })
  }

  const list = (errors: boolean) =>
    notices
      .filter(({ tone }) => (tone === 'error') === errors)
      .map(({ id, tone, text, action }) => (
        <div key={id} className={`${styles.notice} ${styles[tone]}`}>
          <Icon icon={ICONS[tone]} />
          <p className={styles.text}>{text}</p>
          {action ? (
            <button
              type="button"
              className={styles.action}
              value={id}
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.dismiss}
            value={id}
            onClick={() => dismiss(id)}
            aria-label={texts.dismiss}
          >
            <Icon icon={close} />
          </button>
        </div>
      ))

  if (!isHydrated) return null
  return (
    <div
      ref={stack}
      className={styles.stack}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div role="alert" aria-atomic="false" className={styles.region}>
        {list(true)}
      </div>
      <div role="status" aria-atomic="false" className={styles.region}>
        {list(false)}
      </div>
    </div>
  )
}
