import { useEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'

import type { IdList } from './create-id-list.ts'

const CHANGES = ['storage', 'pageshow'] as const

/**
 * Reads a list from local storage: now, when another tab changes it, and when the page comes back from the browser's
 * back/forward cache, behind which other pages have changed it. Returns the clean-up function.
 */
export function followDevice(list: StoreApi<IdList>): () => void {
  const { read } = list.getState()
  const onChange = () => read()
  read()
  for (const event of CHANGES) window.addEventListener(event, onChange)
  return () => {
    for (const event of CHANGES) window.removeEventListener(event, onChange)
  }
}

/** The cars of a list on the device; empty during hydration. */
export function useDeviceIds(list: StoreApi<IdList>): readonly string[] {
  useEffect(() => followDevice(list), [list])
  return useStore(list, ({ ids }) => ids)
}

/**
 * Keeps the page's controls that name a car in an attribute, those in static parts too, in step with the device's list:
 * `selector` finds them, and `show` is called for each, now and whenever list or page change. Returns the clean-up function.
 */
export function followControls(
  list: StoreApi<IdList>,
  { selector, attribute }: { selector: string; attribute: string },
  show: (control: HTMLElement, pressed: boolean) => void,
): () => void {
  const showAll = () => {
    const ids = new Set(list.getState().ids)
    for (const control of document.querySelectorAll<HTMLElement>(selector))
      show(control, ids.has(control.getAttribute(attribute) ?? ''))
  }
  const stops = [followDevice(list), list.subscribe(showAll)]
  const page = new MutationObserver(showAll)
  showAll()
  page.observe(document.body, { childList: true, subtree: true })
  return () => {
    page.disconnect()
    for (const stop of stops) stop()
  }
}

/** Sets `aria-pressed`, unless it has that value already. */
export function showPressed(control: HTMLElement, pressed: boolean): void {
  if (control.getAttribute('aria-pressed') !== String(pressed)) control.setAttribute('aria-pressed', String(pressed))
}
