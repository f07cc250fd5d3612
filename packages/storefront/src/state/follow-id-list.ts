import { useEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'

import type { IdList } from './create-id-list.ts'

/** Reads a list from local storage, now and when another tab changes it. Returns the clean-up function. */
export function followDevice(list: StoreApi<IdList>): () => void {
  const { read } = list.getState()
  const onStorage = () => read()
  read()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
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
