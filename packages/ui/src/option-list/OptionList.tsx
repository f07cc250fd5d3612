import { useState } from 'react'

import choice from '../checkbox/Choice.module.css'
import field from '../field/Field.module.css'
import styles from './OptionList.module.css'

/** One value of a filter with the number of cars that choosing it would give. */
export type Option = { value: string; label: string; count: number; checked: boolean }

/** The fewest options with a field to search them. */
const MANY = 12

/**
 * The checkboxes of a filter group, those first that were checked when it was shown. An option without cars can be unchecked,
 * not checked.
 */
export function OptionList({
  name,
  options,
  find,
  countLabel,
}: {
  /** Name under which the form sends the checked values. */
  name: string
  /** The options in their usual order, each with its number of cars and whether it is checked at first. */
  options: readonly Option[]
  /** Placeholder of the field that narrows a list of 12 or more, with script alone; without it there is none. */
  find?: string
  /** Called with each option on render: returns its number of cars as text, formatted for the language. */
  countLabel: (option: Option) => string
}) {
  const [first] = useState(() => new Set(options.filter(({ checked }) => checked).map(({ value }) => value)))
  const [text, setText] = useState('')
  const isDisabled = ({ count, checked }: Option) => count === 0 && !checked
  const ordered = options
    .map((option, place) => ({ ...option, place }))
    .toSorted((a, b) => Number(first.has(b.value)) - Number(first.has(a.value)))
  return (
    <>
      {find === undefined || options.length < MANY ? null : (
        <input
          type="search"
          className={`${field.input} ${styles.find}`}
          placeholder={find}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Nothing of it is sent: the list has been narrowed by then.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {/* A scrollable list must be reachable by keyboard, also where none of its boxes is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <ul className={styles.list} tabIndex={options.every(isDisabled) ? 0 : undefined}>
        {ordered.map((option) => (
          <li
            key={option.value}
            // The original index, which `renderedOptions` reads.
            data-place={first.has(option.value) ? option.place : undefined}
            hidden={!plain(option.label).includes(plain(text))}
          >
            <label className={`${choice.choice} ${styles.option}`}>
              <input
                className={choice.box}
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={option.checked}
                disabled={isDisabled(option)}
              />
              <span className={choice.text}>
                <bdi>{option.label}</bdi>
              </span>
              <span className={field.unit}>{countLabel(option)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A text without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
