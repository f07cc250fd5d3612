import { useEffect } from 'react'

import { followControls, showPressed } from '../../state/follow-id-list.ts'
import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { compared } from './compare-store.ts'

/**
 * Turns the page's `CompareLink`s, those in still HTML too, into buttons that add a car to the device's comparison and
 * remove it, and show which. Opened in a new tab they are the links that they were. A fifth car is refused, and said.
 */
export function useCompareLinks(): void {
  const { t } = useTexts()
  useEffect(() => {
    const stop = followControls(compared, 'compare', showButton)
    const press = (event: MouseEvent | KeyboardEvent) => {
      const id = pressedCar(event)
      if (id === undefined) return
      event.preventDefault()
      const { ids, toggle } = compared.getState()
      if (!toggle(id) && !ids.includes(id))
        notices.show({ tone: 'error', kind: 'notification', text: t('compare.full') })
    }
    // Before the page's own listener, which would follow the link.
    document.addEventListener('click', press, true)
    document.addEventListener('keydown', press, true)
    return () => {
      stop()
      document.removeEventListener('click', press, true)
      document.removeEventListener('keydown', press, true)
    }
  }, [t])
}

function showButton(control: HTMLElement, pressed: boolean): void {
  control.setAttribute('role', 'button')
  showPressed(control, pressed)
}

/** The car whose button a click or the space bar pressed; the enter key clicks by itself. */
function pressedCar(event: MouseEvent | KeyboardEvent): string | undefined {
  const wantsLink = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (wantsLink || ('key' in event && event.key !== ' ')) return undefined
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-compare]') : null
  return control?.dataset['compare']
}
