import { createRoot, type Root } from 'react-dom/client'
import { useStore } from 'zustand'

import { useLoaded } from '@otosafi/ui/lazy/use-loaded'

import { OfflineEdge } from '../offline/OfflineEdge.tsx'
import type { Texts } from '../texts/use-texts.ts'
import { loadSessionDialog } from './load-session-dialog.ts'
import { overlayTasks } from './overlay-tasks.ts'
import { OverlayBar } from './OverlayBar.tsx'

import styles from './Overlay.module.css'

/** Id of the shell's element at the lower edge of the screen, which is empty until this is shown in it. */
const PLACE = 'overlay'

let shown: { place: HTMLElement; root: Root } | undefined

/**
 * Shows the shared overlay from now on: the tasks that stand over every screen, and what is to be said without a connection. A
 * page that fails gets a shell of its own, in whose place it is shown again.
 */
export function showOverlay(t: Texts['t']): void {
  const begin = () => showIn(document.getElementById(PLACE), t)
  if (shown === undefined) {
    overlayTasks.subscribe(begin)
    addEventListener('offline', begin)
  }
  begin()
}

function showIn(place: HTMLElement | null, t: Texts['t']): void {
  if (place === null || place === shown?.place) return
  shown?.root.unmount()
  place.className = styles.place ?? ''
  shown = { place, root: createRoot(place) }
  shown.root.render(<Overlay t={t} />)
}

function Overlay({ t }: Pick<Texts, 't'>) {
  const lostSession = useStore(overlayTasks, (tasks) => tasks.lostSession)
  const loaded = useLoaded(lostSession !== null, loadSessionDialog, () => lostSession?.(false))
  return (
    <>
      <OverlayBar t={t} />
      <OfflineEdge t={t} />
      {loaded && lostSession ? <loaded.SessionDialog t={t} onEnd={lostSession} /> : null}
    </>
  )
}
