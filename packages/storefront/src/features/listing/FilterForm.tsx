import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react'

import { edition } from '#edition'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { RANGE_RULES, type RangeFilter, type RangeName } from '@otosafi/domain/listing/ranges'
import { type Facet, FACETS } from '@otosafi/domain/listing/vocabulary'
import { CURRENCIES } from '@otosafi/editions/currency'
import { Button, ButtonLink } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Icon } from '@otosafi/ui/icon/Icon'
import { close } from '@otosafi/ui/icon/icons'
import { OptionList } from '@otosafi/ui/option-list/OptionList'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { RangeFields } from '@otosafi/ui/range-fields/RangeFields'

import { monthlyNote } from '../../parts/car-cards/monthly-note.ts'
import { unitText } from '../../texts/unit-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Listing } from './load-listing.ts'
import { optionLabel } from './option-label.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { rangeField } from './range-field.ts'
import { SearchText } from './SearchText.tsx'
import { useFilterForm } from './use-filter-form.ts'

import styles from './FilterForm.module.css'

/** Groups that are open at first. */
const OPEN: ReadonlySet<Facet> = new Set(['brand', 'model', 'bodyType'])
/** The most used groups; the others follow as they stand in an address. */
const FIRST: readonly Facet[] = [...OPEN, 'fuelType', 'transmission', 'city', 'condition', 'modelYear', 'mileageRange']
/** All groups of filters, most used first. */
const GROUPS: ReadonlySet<Facet> = new Set([...FIRST, ...FACETS])

/** The group above whose options each range stands; price and instalments have groups of their own. */
const PLACES = {
  year: 'modelYear',
  mileage: 'mileageRange',
} as const satisfies Readonly<Record<Exclude<RangeName, 'price' | 'monthly'>, Facet>>
const PLACED = Object.entries(PLACES) as [keyof typeof PLACES, Facet][]

/** The form's id: the sort control and the sheet's button refer to it by their `form` attribute. */
export const FILTER_FORM = 'filters'

/**
 * The listing's filters: a GET form, beside the list on a wide screen and a full-screen sheet on a phone. With script
 * every change applies at once; without it the button sends the form.
 */
export function FilterForm({
  query,
  total,
  choice,
  action,
  onChoice,
}: {
  query: ListingQuery
  total: number
  /** The data of the groups, which may be deferred. */
  choice: { query: ListingQuery; listing: Listing }
  action: string
  /** Called with the chosen filters before they apply. */
  onChoice: (filters: CarFilters) => void
}) {
  const { t } = useTexts()
  const { form, apply, onChange, onBlur, onSubmit } = useFilterForm(query, action, onChoice)
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      className={styles.form}
      popover="auto"
      action={action}
      noValidate
      onChange={onChange}
      onPointerEnter={touch}
      onFocus={touch}
      onToggle={({ target, currentTarget: form, newState }) => {
        touch()
        // The event comes later than the sheet, whose groups open and close as well: a focus within stays.
        const hasOpened = target === form && newState === 'open'
        if (hasOpened && !form.contains(document.activeElement)) form.querySelector('button')?.focus()
      }}
      onKeyDown={keepFocus}
      onBlur={(event) => {
        closeOnLeave(event)
        onBlur(event)
      }}
      onSubmit={onSubmit}
      aria-label={t('listing.filters')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('listing.filters')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTER_FORM}
          popoverTargetAction="hide"
          aria-label={t('actions.close')}
        >
          <Icon icon={close} />
        </button>
      </div>
      <FilterGroups query={choice.query} listing={choice.listing} action={action} touched={touched} apply={apply} />
      <div className={styles.foot}>
        <ButtonLink look="quiet" href={action} data-keep-scroll="">
          {t('listing.clearAll')}
        </ButtonLink>
        <Button type="submit">{t('listing.apply', { count: total })}</Button>
      </div>
    </form>
  )
}

/** All groups of filters, memoised: by far the largest part of the form, rendered again only for other counts. */
const FilterGroups = memo(function FilterGroups({
  query,
  listing,
  action,
  touched,
  apply,
}: {
  query: ListingQuery
  listing: Listing
  action: string
  /** Whether the visitor has interacted with the form. */
  touched: boolean
  apply: () => void
}) {
  const { t, number } = useTexts()
  const { filters } = query
  // A group stays open while its fields are emptied.
  const [first] = useState(query)
  const monthly = rangeField('monthlyMax', query, t)
  return (
    <div className={styles.groups}>
      <div className={styles.group}>
        <SearchText query={query} action={action} />
      </div>
      <Disclosure summary={t('listing.group.price')} open>
        <PriceFilter query={query} scale={listing.priceRange} wanted={touched} onCommit={apply} />
      </Disclosure>
      <Disclosure summary={t('listing.group.monthly')} open={isUsed(first, 'monthlyMax')}>
        <NumberField
          name={monthly.name}
          label={monthly.label}
          unit={CURRENCIES[edition.currency].symbol}
          defaultValue={monthly.value ?? ''}
          error={monthly.error}
        />
        <p className={styles.note}>{monthlyNote(t)}</p>
      </Disclosure>
      {[...GROUPS].map((facet) => {
        const options = listing.facets[facet]
        const chosen = filters[facet] ?? []
        const ranges = PLACED.filter(([, place]) => place === facet).map(([name]) => RANGE_RULES[name])
        if (options.length === 0) return null
        return (
          <Disclosure
            key={facet}
            summary={t(`listing.group.${facet}`)}
            open={
              OPEN.has(facet) ||
              chosen.length > 0 ||
              ranges.some(({ min, max }) => isUsed(first, min) || isUsed(first, max))
            }
            note={chosen.length === 0 ? undefined : number(chosen.length)}
          >
            {ranges.map(({ kind, min, max }) => (
              <RangeFields
                key={min}
                label={t(`listing.group.${facet}`)}
                unit={kind === 'distance' ? unitText('km', t) : ''}
                from={rangeField(min, query, t)}
                to={rangeField(max, query, t)}
              />
            ))}
            <OptionList
              name={facet}
              {...(facet === 'brand' && { find: t('listing.find') })}
              options={options.map((option) => ({
                value: option.value,
                count: option.count,
                label: optionLabel(facet, option, t),
                checked: chosen.includes(option.value),
              }))}
              countLabel={({ count }) => number(count)}
            />
          </Disclosure>
        )
      })}
    </div>
  )
})

/** Whether an end has a value, be it one that does not filter. */
function isUsed({ filters, ignored = [] }: ListingQuery, end: RangeFilter): boolean {
  return filters[end] !== undefined || ignored.some(({ name }) => name === end)
}

/** Leads the focus from the end of the open sheet to its beginning, and back. */
function keepFocus(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, shiftKey, currentTarget: form, target } = event
  if (key !== 'Tab' || !form.matches(':popover-open')) return
  const stops = [...form.querySelectorAll<HTMLElement>('a, button, input, summary')].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"]'),
  )
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (target !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Closes the full-screen sheet when the focus moves behind it, where it would be hidden. A click on text of the sheet moves
 * the focus to an ancestor, which does not count.
 */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
  if (relatedTarget === null || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
