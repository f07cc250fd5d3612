import { type RefObject, useEffect, useRef, useState } from 'react'

import { edition } from '#edition'
import { CURRENCIES } from '@otosafi/editions/currency'
import { LANGUAGES } from '@otosafi/editions/language'
import { useLoaded } from '@otosafi/ui/lazy/use-loaded'
import { RangeFields } from '@otosafi/ui/range-fields/RangeFields'
import { RangeSliderStandIn } from '@otosafi/ui/range-slider/RangeSliderStandIn'

import { useTexts } from '../../texts/use-texts.ts'
import type { Listing } from './load-listing.ts'

const loadSlider = () => import('@otosafi/ui/range-slider/RangeSlider')

/** Whole units of the edition's currency; an end that is undefined does not limit. */
type Range = { priceMin?: number | undefined; priceMax?: number | undefined }

/**
 * Price from and to: two fields, and a slider above them that comes when it is `wanted`; until then its picture.
 * `onCommit` is called when the slider was let go.
 */
export function PriceFilter({
  filters,
  scale,
  wanted,
  onCommit,
}: {
  filters: Range
  scale: Listing['priceRange']
  wanted: boolean
  onCommit: () => void
}) {
  const { t, language, money } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [generation, committed] = useGeneration(filters, box)
  const [failed, setFailed] = useState(false)
  const lastEnds = useEnds(scale)
  const ends = failed ? null : lastEnds
  const slider = useLoaded(wanted && ends !== null, loadSlider, () => setFailed(true))
  const free = useLeftAlone(box, slider !== undefined, keyOf(filters))
  const fields = {
    unit: CURRENCIES[edition.currency].symbol,
    from: { name: 'priceMin', label: t('listing.range.priceMin'), value: filters.priceMin },
    to: { name: 'priceMax', label: t('listing.range.priceMax'), value: filters.priceMax },
  }
  return (
    <div ref={box}>
      {slider !== undefined && free && ends !== null ? (
        <slider.RangeSlider
          key={generation}
          {...fields}
          label={t('listing.group.price')}
          direction={LANGUAGES[language].dir}
          step={edition.priceStep}
          {...ends}
          format={money}
          errors={{ notANumber: t('validation.invalid'), crossed: t('validation.invalid') }}
          onCommit={({ from, to }) => {
            committed({ priceMin: from, priceMax: to })
            // The fields hold what was committed once this rendering is through.
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
 * The ends of the slider. Where an answer leaves too few cars for one, those of before stay: taking the slider away would
 * take away what is being typed beside it.
 */
function useEnds(scale: Listing['priceRange']): ReturnType<typeof endsOf> {
  const present = endsOf(scale)
  const [last, setLast] = useState(present)
  if (present !== null && (present.min !== last?.min || present.max !== last.max)) setLast(present)
  return present ?? last
}

/** The ends of the slider in whole steps; null where prices are too close to each other for one. */
function endsOf(scale: Listing['priceRange']): { min: number; max: number } | null {
  const { priceStep } = edition
  if (scale === null || scale.max - scale.min <= 2 * priceStep) return null
  return { min: Math.floor(scale.min / priceStep) * priceStep, max: Math.ceil(scale.max / priceStep) * priceStep }
}

/**
 * A number that goes up when the address has a range that was not committed here: the slider then begins anew. While the
 * address follows what the slider did, one range after the other, or somebody types in the fields of `box`, all stay,
 * and with them the focus.
 */
function useGeneration(
  { priceMin, priceMax }: Range,
  box: RefObject<HTMLElement | null>,
): [number, (range: Range) => void] {
  const shown = keyOf({ priceMin, priceMax })
  /** What the address says, and behind it what it will say once the answers are there. */
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

/** Whether somebody types in a part of the page: what stands there is then ahead of the address, which will follow. */
function isTypedIn(part: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && part?.contains(activeElement) === true
}

/**
 * Whether a part of the page may be replaced: from when it is `ready`, the focus is elsewhere, and its fields hold what
 * the address says (`shown`), so that nothing typed is lost.
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
    // While the focus moves it is nowhere.
    const later = () => setTimeout(look)
    part.addEventListener('focusout', later)
    return () => part.removeEventListener('focusout', later)
  }, [box, ready, free, shown])
  return free
}

/** What stands in the fields of a part of the page, as {@link keyOf} says it of a range. */
function textsIn(part: HTMLElement): string {
  return [...part.querySelectorAll('input')].map(({ value }) => value).join('-')
}
