import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { edition } from '#edition'
import { type Language, LANGUAGES, languageTag } from '@otosafi/editions/language'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'

import type { Texts } from '../texts/use-texts.ts'
import { type LanguageOffer, type OverlayTasks, overlayTasks } from './overlay-tasks.ts'

import styles from './OverlayBar.module.css'

/** A task in the bar: its text, its action, and how it is dismissed; `spoken` where its words are not in the page's language. */
type BarTask = {
  said: ReactNode
  act?: { label: string; run: () => void }
  closeLabel: string
  close: () => void
  spoken?: Spoken
}

/** The attributes of words in a language. */
type Spoken = { lang: string; dir: 'ltr' | 'rtl' }

/** The overlay's tasks that need no dialog, the most urgent alone: it takes no focus, and gives back what it was given. */
export function OverlayBar({ t }: Pick<Texts, 't'>) {
  const task = taskOf(useStore(overlayTasks), t)
  const bar = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  function close(): void {
    const hadFocus = bar.current?.contains(document.activeElement)
    task?.close()
    if (hadFocus) (cameFrom.current ?? document.getElementById('content'))?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (task === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, [aria-modal]')
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
      // One press closes one thing.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  function onFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  return (
    <div ref={bar} className={task === null ? undefined : styles.bar} onFocus={onFocus}>
      <p className={styles.text} role="status">
        {task?.said}
      </p>
      {task?.act ? (
        <button type="button" className={styles.act} onClick={task.act.run}>
          {task.act.label}
        </button>
      ) : null}
      {task === null ? null : (
        <button type="button" className={styles.act} onClick={close} {...task.spoken}>
          {task.closeLabel}
        </button>
      )}
    </div>
  )
}

/** The task that is shown now; null where there is none, or a dialog is open. */
function taskOf({ lostSession, isUpdated, wait, offer }: OverlayTasks, t: Texts['t']): BarTask | null {
  if (lostSession !== null) return null
  if (isUpdated)
    return {
      said: t('offline:update.text'),
      act: { label: t('offline:update.reload'), run: () => location.reload() },
      closeLabel: t('actions.close'),
      close: () => overlayTasks.setState({ isUpdated: false }),
    }
  if (wait !== null)
    return {
      said: t(`offline:wait.${wait.kind}`),
      act: { label: t('offline:wait.reload'), run: wait.reload },
      closeLabel: t('offline:wait.wait'),
      close: () => overlayTasks.setState({ wait: null }),
    }
  if (offer === null) return null
  const spoken = spokenIn(offer.language)
  const said = <OfferedLink offer={offer} spoken={spoken} />
  return { said, closeLabel: offer.closeLabel, close: offer.decline, spoken }
}

function spokenIn(language: Language): Spoken {
  return { lang: languageTag(language, edition.country), dir: LANGUAGES[language].dir }
}

/** The same page in the remembered language. What the address is, is known when the link is followed. */
function OfferedLink({ offer: { language, text }, spoken }: { offer: LanguageOffer; spoken: Spoken }) {
  const addressNow = () => pathInLanguage(location.pathname, location.search, language)
  const aim = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressNow()
  }
  return (
    <a
      className={styles.act}
      href={addressNow()}
      {...spoken}
      hrefLang={spoken.lang}
      data-reload=""
      onClick={aim}
      onAuxClick={aim}
    >
      {text}
    </a>
  )
}
