import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { buttonClass } from '@otosafi/ui/button/Button'
import { CarCard } from '@otosafi/ui/car-card/CarCard'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'
import { Icon } from '@otosafi/ui/icon/Icon'
import { chevronEnd, chevronStart } from '@otosafi/ui/icon/icons'
import { SLIDES_IN_VIEW } from '@otosafi/ui/slider-strip/strip-steps'

import { carCardProps } from '../../parts/car-cards/car-card-props.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type ServerRow, useMoreOfRow } from './use-more-of-row.ts'

import styles from './EndlessRows.module.css'

/** Infinite scroll of the rows of cars, with buttons to scroll them from the fifth car on (P-10). */
export function EndlessRows() {
  const [rows] = useState(rowsOfDocument)
  return rows.map((row) => <EndlessRow key={row.query} {...row} />)
}

/** The rows of cars, which are static HTML (record 0010). */
function rowsOfDocument(): ServerRow[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main form [data-strip]')).flatMap((strip) => {
    const linkToAll = strip.closest('section')?.querySelector('a')
    if (!linkToAll) return []
    const hearts = strip.querySelectorAll<HTMLButtonElement>(`button[name=${FAVOURITE}]`)
    return [{ strip, ids: Array.from(hearts, ({ value }) => value), query: linkToAll.search }]
  })
}

/** The additions to a row, by portals into its static HTML: further cars, buttons to scroll it, and their number. */
function EndlessRow(row: ServerRow) {
  const { strip, ids } = row
  const texts = useTexts()
  const { t } = texts
  const { cars, total, hasFailed, load } = useMoreOfRow(row)
  const { length } = cars
  const isLonger = length > 0
  // Cars appended before the visitor has scrolled the row are not announced.
  const wasScrolled = strip.scrollLeft !== 0

  /** Focuses the last car, since the focused button is removed: the next cars come after it. */
  function retry(): void {
    strip.querySelector<HTMLElement>('article:last-of-type a')?.focus()
    load()
  }

  useEffect(() => {
    if (isLonger) strip.parentElement?.classList.add(styles.slider as string)
  }, [strip, isLonger])
  useEffect(() => {
    // `listenToStrips` enables and disables the buttons on scroll.
    if (length > 0) strip.dispatchEvent(new Event('scroll'))
  }, [strip, length])

  return (
    <>
      {createPortal(
        <>
          {cars.map((car) => (
            <CarCard key={car.id} {...carCardProps(car, texts)} heading="h3" />
          ))}
          {hasFailed ? (
            <button type="button" className={`${buttonClass('secondary')} ${styles.retry}`} onClick={retry}>
              {t('listing.retry')}
            </button>
          ) : null}
        </>,
        strip,
      )}
      {isLonger && strip.parentElement
        ? createPortal(
            <div className={styles.steps}>
              <button
                type="button"
                className={styles.step}
                data-strip-step={-SLIDES_IN_VIEW}
                aria-label={t('actions.previous')}
                aria-disabled="true"
              >
                <Icon icon={chevronStart} />
              </button>
              <button
                type="button"
                className={styles.step}
                data-strip-step={SLIDES_IN_VIEW}
                aria-label={t('actions.next')}
              >
                <Icon icon={chevronEnd} />
              </button>
              <p className={styles.shown} role="status">
                {wasScrolled ? t('listing.shown', { shown: ids.length + length, total }) : ''}
              </p>
            </div>,
            strip.parentElement,
          )
        : null}
    </>
  )
}
