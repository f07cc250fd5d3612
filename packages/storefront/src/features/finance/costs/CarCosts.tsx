import { useEffect, useRef, useState } from 'react'

import { COST_PARTS } from '@otosafi/domain/money/monthly-costs'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { issueText } from '../../../forms/issue-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { LoadedCosts } from './load-costs.ts'
import { storedKilometres, storeKilometres } from './monthly-kilometres.ts'
import { COST_FIELDS, type CostField, type CostTexts, costValue, readCosts } from './read-costs.ts'

import styles from './CarCosts.module.css'

/** The slider of the kilometres, which the form does not send: those of who drives more are typed. */
const SLIDER = { min: 0, max: 4000, step: 50 }

/**
 * The monthly costs of a car (P-23): its loan, energy for the visitor's kilometres, insurance and tax. A GET form without script;
 * with it, the sum follows every change, and the kilometres stay on the device.
 */
export function CarCosts({ costs }: { costs: LoadedCosts }) {
  const { sent, given, first, hasKilometres, words } = costs
  const { t, money, number, language } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(first)
  const reading = readCosts(texts, given)
  const { parts, total } = reading.costs

  /** Takes over what the fields say, and moves the slider there unless it was itself moved. */
  const follow = (of: HTMLFormElement, moved?: HTMLInputElement): CostTexts => {
    if (moved !== undefined) inputOf(of, 'kilometres').value = number(Number(moved.value))
    const typed = textsOf(of, first)
    const kilometres = costValue('kilometres', typed.kilometres)
    const slider = of.querySelector<HTMLInputElement>('[data-slider]')
    if (slider !== null && slider !== moved && kilometres !== null && !Number.isNaN(kilometres))
      slider.value = String(kilometres)
    setTexts(typed)
    return typed
  }

  // Something may have been typed before hydration.
  const start = useRef((of: HTMLFormElement) => {
    const field = inputOf(of, 'kilometres')
    const stored = storedKilometres()
    if (!hasKilometres && stored !== null && field.value === field.defaultValue) field.value = number(stored)
    follow(of)
  })
  useEffect(() => {
    if (form.current !== null) start.current(form.current)
  }, [])

  const field = (name: CostField) => {
    const issue = reading.issues[name]
    return {
      id: name,
      name,
      label: words.fields[name],
      unit: words.units[name],
      help: words.help[name],
      defaultValue: first[name],
      error: issue === undefined ? undefined : issueText(t, issue),
    }
  }
  return (
    <div className={styles.costs}>
      <form
        ref={form}
        className={styles.form}
        action={pathFor('carCosts', language)}
        aria-label={t('routes:carCosts')}
        onInput={({ target, currentTarget }) => {
          const isSlider = target instanceof HTMLInputElement && 'slider' in target.dataset
          const kilometres = costValue('kilometres', follow(currentTarget, isSlider ? target : undefined).kilometres)
          if (kilometres !== null && !Number.isNaN(kilometres)) storeKilometres(kilometres)
        }}
        onSubmit={(event) => {
          // The sum is there already.
          event.preventDefault()
        }}
        noValidate
      >
        {sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <NumberField {...field('kilometres')} />
          <input
            {...SLIDER}
            className={styles.slider}
            type="range"
            data-slider="kilometres"
            aria-label={words.slider}
            defaultValue={costValue('kilometres', first.kilometres) || 0}
          />
        </div>
        {given.energyPrice === null ? null : <NumberField {...field('consumption')} decimal />}
        <NumberField {...field('carInsurance')} mark={t('forms.optional')} />
        <NumberField {...field('roadTax')} mark={t('forms.optional')} />
        <div className={styles.submit}>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
      <section aria-labelledby="costs">
        <h2 id="costs">{words.total}</h2>
        <p className={styles.total} role="status">
          {total === null ? words.unknown : <Ltr>{money(total)}</Ltr>}
        </p>
        <SpecList
          specs={COST_PARTS.map((part) => {
            const amount = parts[part]
            return {
              label: words.parts[part],
              value: amount === null ? words.unknown : <Ltr>{money(amount)}</Ltr>,
              unknown: amount === null,
            }
          })}
          notes={[...(Object.values(parts).includes(null) ? [words.partial] : []), ...words.notes]}
        />
        <p>
          <a href={costs.calculator}>{words.calculator}</a>
        </p>
      </section>
    </div>
  )
}

function inputOf(form: HTMLFormElement, field: CostField): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement
}

/** The current values of the form's fields; a field that the page lacks keeps its first text. */
function textsOf(form: HTMLFormElement, first: CostTexts): CostTexts {
  const sent = new FormData(form)
  const entries = COST_FIELDS.map((field) => {
    const value = sent.get(field)
    return [field, typeof value === 'string' ? value : first[field]]
  })
  return Object.fromEntries(entries) as CostTexts
}
