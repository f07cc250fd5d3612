import { useEffect } from 'react'

import type { Suggestion, SuggestionGroup } from './suggestion.ts'

import styles from './Combobox.module.css'

export type SuggestionListProps = {
  /** What ids begin with: of the list (`list`), of its groups and of its options by their place in the whole. */
  id: string
  label: string
  groups: readonly SuggestionGroup[]
  /** The place of the option that the keyboard has reached; -1 where there is none. */
  active: number
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
      // Presses leave the focus where it is.
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
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and answers the keys
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
