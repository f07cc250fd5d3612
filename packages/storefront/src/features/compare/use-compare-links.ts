import { useEffect } from 'react'

import { followControls, showPressed } from '../../state/follow-id-list.ts'
import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { compared } from './compare-store.ts'

/**
 * Turns the page's `CompareLink`s, those in static parts too, into toggle buttons for the device's comparison. Opened in a
 * new tab they are still links. A fifth car is refused with a notification.
 */
export function useCompareLinks(): void {
  const { t } = useTexts()
  useEffect(() => {
    const stop = followControls(compared, { selector: '[data-compare]', attribute: 'data-compare' }, showButton)
    const press = (event: MouseEvent | KeyboardEvent) => {
      const id = pressedCar(event)
      if (id === undefined) return
      event.preventDefault()
      const { ids, toggle } = compared.getState()
      if (!toggle(id) && !ids.includes(id))
        notices.show({ tone: 'error', kind: 'notification', text: t('compare.full') })
    }
    // In the capture phase, before the page's own listener would follow the link.
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

/** The car of the button that a click or the space bar activated; Enter fires a click by itself. */
function pressedCar(event: MouseEvent | KeyboardEvent): string | undefined {
  const wantsLink = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (wantsLink || ('key' in event && event.key !== ' ')) return undefined
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-compare]') : null
  return control?.dataset['compare']
}
