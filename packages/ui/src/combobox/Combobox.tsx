import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { useHydrated } from '../lazy/use-hydrated.ts'
import { type Suggestion, suggestionAfter, type SuggestionSource } from './suggestion.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

import fieldStyles from '../field/Field.module.css'
import hiddenStyles from '../hidden-text/HiddenText.module.css'
import styles from './Combobox.module.css'

export type ComboboxProps = {
  /** Name under which the form sends the text. */
  name: string
  /** Label of the field and of the list of suggestions. */
  label: string
  /** True to show the label to screen readers alone, where the place of the field says what it is; false by default. */
  labelHidden?: boolean
  /** The text that is in the field at first; undefined for none. */
  value?: string | undefined
  /** An example of what can be typed, shown while the field is empty; never in place of the label. */
  placeholder?: string | undefined
  /** True to take the focus when it appears, for one that replaces a field with the focus; false by default. */
  focused?: boolean
  /** Finds suggestions for what is typed; the same function on every render, since a new one asks again. */
  source: SuggestionSource
  /** Status texts of the list: loading, nothing found, failed, and the number of results. */
  texts: { loading: string; empty: string; failed: string; /** "7 suggestions". */ count: (count: number) => string }
  /** True to empty the field on a choice, where what was chosen is shown elsewhere; by default the choice fills it. */
  clearing?: boolean
  /** Called with the suggestion that was clicked, or chosen by keys and confirmed with Enter. */
  onPick?: ((suggestion: Suggestion) => void) | undefined
}

/**
 * A search field with suggestions (the combobox pattern of ARIA 1.2). Without script it is a plain search field; with it,
 * Enter without a chosen suggestion still submits the form.
 */
export function Combobox({
  name,
  label,
  labelHidden = false,
  value = '',
  placeholder,
  focused = false,
  source,
  texts,
  clearing = false,
  onPick,
}: ComboboxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState('')
  const [opened, setOpened] = useState(false)
  // Not its place, which among other suggestions is that of another one: Enter would take what nobody chose.
  const [pointed, setPointed] = useState<Suggestion>()
  const { status, groups } = useSuggestions(asked, source)
  const isHydrated = useHydrated()
  const id = useId()

  const options = groups.flatMap((group) => group.options)
  const active = pointed === undefined ? -1 : options.indexOf(pointed)
  const listed = opened && options.length > 0
  const chosen = listed ? options[active] : undefined
  const said = {
    none: '',
    loading: texts.loading,
    failed: texts.failed,
    ready: options.length === 0 ? texts.empty : texts.count(options.length),
  }[status]

  // Synchronously: a key that is pressed meanwhile would be lost.
  useLayoutEffect(() => {
    const { current } = field
    if (!focused || current === null) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [focused])

  function type(next: string): void {
    setText(next)
    setAsked(next)
    setOpened(true)
    setPointed(undefined)
  }

  function pick(suggestion: Suggestion): void {
    setText(clearing ? '' : suggestion.text)
    // No suggestions for a text that was just chosen.
    setAsked('')
    setOpened(false)
    setPointed(undefined)
    onPick?.(suggestion)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) {
        setAsked(text)
        setOpened(true)
        return
      }
      setPointed(options[suggestionAfter(event.key, listed ? active : -1, options.length)])
      setOpened(true)
    } else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && opened && status !== 'none') {
      setOpened(false)
      setPointed(undefined)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.combobox}>
      <label htmlFor={`${id}field`} className={labelHidden ? hiddenStyles.hidden : fieldStyles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={`${id}field`}
        className={fieldStyles.input}
        type="search"
        name={name}
        value={text}
        placeholder={placeholder}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpened(false)}
        {...(isHydrated
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': listed,
              'aria-controls': `${id}list`,
              'aria-activedescendant': chosen ? `${id}${active}` : undefined,
            }
          : {})}
      />
      {isHydrated ? (
        <div className={opened && status !== 'none' ? styles.panel : hiddenStyles.hidden}>
          <SuggestionList
            id={id}
            label={label}
            groups={listed ? groups : []}
            active={active}
            onPick={(suggestion) => {
              pick(suggestion)
              field.current?.focus()
            }}
          />
          <p role="status" className={listed && status === 'ready' ? hiddenStyles.hidden : styles.status}>
            {opened ? said : ''}
          </p>
        </div>
      ) : null}
    </div>
  )
}
