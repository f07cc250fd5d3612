import { useEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'

import type { IdList } from './create-id-list.ts'

/** Reads a list from the device, now and when another tab has changed it. Answers with what ends it. */
export function followDevice(list: StoreApi<IdList>): () => void {
  const { read } = list.getState()
  const onStorage = () => read()
  read()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The cars of a list as the device has them; none before script. */
export function useDeviceIds(list: StoreApi<IdList>): readonly string[] {
  useEffect(() => followDevice(list), [list])
  return useStore(list, ({ ids }) => ids)
}

/**
 * Lets the page's controls that name a car in `data-<name>`, those in still HTML too, show whether the device's list has
 * it: `show` is called for each, now and whenever list or page change. Answers with what ends it.
 */
export function followControls(
  list: StoreApi<IdList>,
  name: string,
  show: (control: HTMLElement, pressed: boolean) => void,
): () => void {
  const showAll = () => {
    const ids = new Set(list.getState().ids)
    for (const control of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
      show(control, ids.has(control.dataset[name] ?? ''))
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

/** Says by `aria-pressed` whether a control is pressed; untouched where it says so already. */
export function showPressed(control: HTMLElement, pressed: boolean): void {
  if (control.getAttribute('aria-pressed') !== String(pressed)) control.setAttribute('aria-pressed', String(pressed))
}
