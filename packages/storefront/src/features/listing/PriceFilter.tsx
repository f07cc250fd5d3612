import { type RefObject, useEffect, useRef, useState } from 'react'

import { edition } from '#edition'
import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { CURRENCIES } from '@otosafi/editions/currency'
import { LANGUAGES } from '@otosafi/editions/language'
import { useLoaded } from '@otosafi/ui/lazy/use-loaded'
import { RangeFields } from '@otosafi/ui/range-fields/RangeFields'
import { RangeSliderStandIn } from '@otosafi/ui/range-slider/RangeSliderStandIn'

import { useTexts } from '../../texts/use-texts.ts'
import type { Listing } from './load-listing.ts'
import { rangeField } from './range-field.ts'

const loadSlider = () => import('./price-slider.ts')

/** Whole units of the edition's currency; an undefined end is no bound. */
type Range = { priceMin?: number | undefined; priceMax?: number | undefined }

/**
 * Price from and to: two fields, and above them a slider, which is loaded when it is `wanted`; until then a placeholder of
 * the same size. `onCommit` is called when the slider was released.
 */
export function PriceFilter({
  query,
  scale,
  wanted,
  onCommit,
}: {
  query: ListingQuery
  scale: Listing['priceRange']
  wanted: boolean
  onCommit: () => void
}) {
  const { t, language, money } = useTexts()
  const { filters } = query
  const box = useRef<HTMLDivElement>(null)
  const [generation, committed] = useGeneration(filters, box)
  const [failed, setFailed] = useState(false)
  const lastEnds = useEnds(scale)
  const ends = failed ? null : lastEnds
  const slider = useLoaded(wanted && ends !== null, loadSlider, () => setFailed(true))
  const free = useLeftAlone(box, slider !== undefined, keyOf(filters))
  const fields = {
    label: t('listing.group.price'),
    unit: CURRENCIES[edition.currency].symbol,
    from: rangeField('priceMin', query, t),
    to: rangeField('priceMax', query, t),
  }
  return (
    <div ref={box}>
      {slider !== undefined && free && ends !== null ? (
        <slider.RangeSlider
          key={generation}
          {...fields}
          direction={LANGUAGES[language].dir}
          step={edition.priceStep}
          {...ends}
          read={(text) => slider.readAmount(text, edition.currency)}
          format={money}
          errors={{ notANumber: t('validation.invalid'), crossed: t('listing.ignored.crossed') }}
          onCommit={({ from, to }) => {
            committed({ priceMin: from, priceMax: to })
            // After this render the fields hold the committed range.
            setTimeout(onCommit)
          }}
        />
      ) : (
        <>
          {ends && <RangeSliderStandIn range={{ from: filters.priceMin, to: filters.priceMax }} scale={ends} />}
          <RangeFields {...fields} />
        </>
      )}
    </div>
  )
}

/**
 * The ends of the slider. Where a result has too few cars for a slider, the previous ends stay: removing the slider would
 * discard what is being typed beside it.
 */
function useEnds(scale: Listing['priceRange']): ReturnType<typeof endsOf> {
  const present = endsOf(scale)
  const [last, setLast] = useState(present)
  if (present !== null && (present.min !== last?.min || present.max !== last.max)) setLast(present)
  return present ?? last
}

/** The ends of the slider in whole steps; null where prices are too close together for a slider. */
function endsOf(scale: Listing['priceRange']): { min: number; max: number } | null {
  const { priceStep } = edition
  if (scale === null || scale.max - scale.min <= 2 * priceStep) return null
  return { min: Math.floor(scale.min / priceStep) * priceStep, max: Math.ceil(scale.max / priceStep) * priceStep }
}

/**
 * A key for the slider, incremented when the address has a range that was not committed here: the slider is then remounted.
 * While the address catches up with committed ranges, or the visitor types in the fields of `box`, the key and the focus
 * stay.
 */
function useGeneration(
  { priceMin, priceMax }: Range,
  box: RefObject<HTMLElement | null>,
): [number, (range: Range) => void] {
  const shown = keyOf({ priceMin, priceMax })
  /** The range in the address, and the committed ranges that it will have once the navigations are done. */
  const committed = useRef([shown])
  const [generation, setGeneration] = useState(0)
  useEffect(() => {
    const place = committed.current.lastIndexOf(shown)
    committed.current = place === -1 ? [shown] : committed.current.slice(place)
    if (place === -1 && !isTypedIn(box.current)) setGeneration((count) => count + 1)
  }, [shown, box])
  return [generation, (range) => committed.current.push(keyOf(range))]
}

function keyOf({ priceMin, priceMax }: Range): string {
  return `${priceMin ?? ''}-${priceMax ?? ''}`
}

/** Whether the visitor is typing in a part of the page: its fields are then ahead of the address. */
function isTypedIn(part: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && part?.contains(activeElement) === true
}

/**
 * Whether a part of the page may be replaced without losing input: once it is `ready`, the focus is elsewhere, and its
 * fields hold the values of the address (`shown`).
 */
function useLeftAlone(box: RefObject<HTMLElement | null>, ready: boolean, shown: string): boolean {
  const [free, setFree] = useState(false)
  useEffect(() => {
    const part = box.current
    if (!ready || free || part === null) return undefined
    const look = () => {
      if (!part.contains(document.activeElement) && textsIn(part) === shown) setFree(true)
    }
    look()
    // During a change of focus, nothing has it.
    const later = () => setTimeout(look)
    part.addEventListener('focusout', later)
    return () => part.removeEventListener('focusout', later)
  }, [box, ready, free, shown])
  return free
}

/** The range in the fields of a part of the page, as a {@link keyOf} key. */
function textsIn(part: HTMLElement): string {
  return [...part.querySelectorAll('input')].map(({ value }) => value).join('-')
}
