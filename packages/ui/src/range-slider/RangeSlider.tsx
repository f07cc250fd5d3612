import { RangeSlider as MantineRangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { ErrorText } from '../field/Field.tsx'
import { textIds } from '../field/text-attributes.ts'
import { MantineIsland } from '../mantine-island/MantineIsland.tsx'
import type { Direction } from '../mantine-island/MantineIsland.tsx'
import { NumberField } from '../range-fields/NumberField.tsx'
import type { RangeField } from '../range-fields/RangeFields.tsx'
import { moveThumbs, problemsOf, readRange, thumbsOf } from './range-ends.ts'
import type { Range, RangeProblem, RangeTexts, ReadNumber } from './range-ends.ts'

import '@mantine/core/styles/Slider.layer.css'
import fieldStyles from '../range-fields/RangeFields.module.css'
import styles from './RangeSlider.module.css'

export type RangeSliderProps = {
  /** Accessible name of the slider and its fields together: "Price". */
  label: string
  /** The writing direction of the page's language, in which the scale runs. */
  direction: Direction
  /** The lower end of the scale, whole units; a field may hold a value below it. */
  min: number
  /** The upper end of the scale, whole units; a field may hold a value above it. */
  max: number
  /** The smallest step of a thumb, whole units. */
  step: number
  /** The field and the thumb of the lower end, with the first value; no value for no bound. */
  from: RangeField
  /** The same for the upper end. */
  to: RangeField
  /** The unit after each number: a currency, "km"; empty for none. */
  unit: string
  /** Called with the text of a field: parses it; returns undefined where it is no number. */
  read: ReadNumber
  /** Called with the value of a thumb: formats it for screen readers, the number with its unit. */
  format: (value: number) => string
  /** The messages for a text that is no number, and for crossed ends; shown after the first blur. */
  errors: Readonly<Record<RangeProblem, string>>
  /** Called with the range when a thumb is released or a field is left, unless there is an error. */
  onCommit?: (range: Range) => void
}

/** Home, End, PageUp and PageDown, which Mantine's slider lacks. */
function jump(key: string, value: number, { min, max, step }: { min: number; max: number; step: number }) {
  const target = { Home: min, End: max, PageUp: value + 10 * step, PageDown: value - 10 * step }[key]
  return target === undefined ? undefined : Math.min(max, Math.max(min, target))
}

/**
 * From and to as a slider with two thumbs over two number fields that send the values. An island of Mantine: load it
 * lazily and show `RangeFields` with the same `label`, `from`, `to` and `unit` until it is there.
 */
export function RangeSlider({
  label,
  direction,
  min,
  max,
  step,
  from,
  to,
  unit,
  read,
  format,
  errors,
  onCommit,
}: RangeSliderProps) {
  const [texts, setTexts] = useState<RangeTexts>({ from: String(from.value ?? ''), to: String(to.value ?? '') })
  const [isTouched, setTouched] = useState(false)
  const scale = { min, max }
  const problems = problemsOf(texts, read)
  const problem = problems.from ?? problems.to
  const id = useId()
  const thumbs = thumbsOf(readRange(texts, read), scale)

  function move(next: [number, number]): RangeTexts {
    const moved = moveThumbs(texts, thumbs, next, scale, read)
    setTexts(moved)
    return moved
  }

  /** From the first blur on errors are shown while the input is invalid. */
  function onBlur(): void {
    setTouched(true)
    if (problem === undefined) onCommit?.(readRange(texts, read))
  }

  function onThumbKey(event: KeyboardEvent, thumb: 0 | 1): void {
    const target = jump(event.key, thumbs[thumb], { min, max, step })
    if (target === undefined) return
    event.preventDefault()
    const [low, high] = thumbs
    onCommit?.(readRange(move(thumb === 0 ? [Math.min(target, high), high] : [low, Math.max(target, low)]), read))
  }

  return (
    <MantineIsland direction={direction}>
      <div role="group" aria-label={label}>
        <MantineRangeSlider
          className={styles.slider}
          classNames={{ thumb: styles.thumb ?? '', trackContainer: styles.track ?? '' }}
          min={min}
          max={max}
          step={step}
          minRange={0}
          thumbSize={24}
          value={thumbs}
          onChange={move}
          onChangeEnd={(next) => onCommit?.(readRange(moveThumbs(texts, thumbs, next, scale, read), read))}
          label={null}
          thumbFromLabel={from.label}
          thumbToLabel={to.label}
          thumbValueText={format}
          thumbProps={(thumb) => ({ onKeyDown: (event) => onThumbKey(event, thumb) })}
          // The fields send the values; Mantine's own hidden ones would send them a second time.
          hiddenInputProps={{ disabled: true }}
        />
        <div className={fieldStyles.range}>
          {[['from', from] as const, ['to', to] as const].map(([end, field]) => (
            <NumberField
              key={end}
              name={field.name}
              label={field.label}
              unit={unit}
              placeholder={field.placeholder}
              {...(isTouched && problems[end] ? { 'aria-invalid': true, 'aria-describedby': textIds(id).error } : {})}
              value={texts[end]}
              onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
              onBlur={onBlur}
            />
          ))}
        </div>
        {/* Below both fields, to keep their boxes aligned. */}
        <ErrorText id={id} text={isTouched && problem ? errors[problem] : undefined} />
      </div>
    </MantineIsland>
  )
}
