import { useEffect } from 'react'

import type { Suggestion, SuggestionGroup } from './suggestion.ts'

import styles from './Combobox.module.css'

export type SuggestionListProps = {
  /** Prefix of the ids of the list (`list`), its groups, and its options by index. */
  id: string
  /** Accessible name of the list: the label of the field. */
  label: string
  /** The suggestions by kind, in the order shown; empty hides the list. */
  groups: readonly SuggestionGroup[]
  /** The index, over all groups, of the option that the arrow keys are at; -1 for none. */
  active: number
  /** Called with the suggestion that was clicked. */
  onPick: (suggestion: Suggestion) => void
}

/** The suggestions of a combobox in their groups. The focus stays in the field. */
export function SuggestionList({ id, label, groups, active, onPick }: SuggestionListProps) {
  useEffect(() => {
    if (active !== -1) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const places = new Map(groups.flatMap((group) => group.options).map((option, place) => [option, place]))
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={label}
      hidden={groups.length === 0}
      // A press must not move the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <div key={group.label} role="group" aria-labelledby={`${id}group${index}`}>
          <p id={`${id}group${index}`} className={styles.group}>
            {group.label}
          </p>
          {group.options.map((option) => {
            const place = places.get(option)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keyboard
              <div
                key={option.id}
                id={`${id}${place}`}
                role="option"
                aria-selected={place === active}
                className={styles.option}
                onClick={() => onPick(option)}
              >
                <bdi>{option.text}</bdi>
                {option.note === undefined ? null : <span className={styles.note}>{option.note}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
