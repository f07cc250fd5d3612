import { RangeSlider as MantineRangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { ErrorText } from '../field/Field.tsx'
import { textIds } from '../field/wire.ts'
import { MantineIsland } from '../mantine-island/MantineIsland.tsx'
import type { Direction } from '../mantine-island/MantineIsland.tsx'
import { NumberField } from '../range-fields/NumberField.tsx'
import type { RangeField } from '../range-fields/RangeFields.tsx'
import { moveThumbs, problemsOf, readRange, thumbsOf } from './range-ends.ts'
import type { Range, RangeProblem, RangeTexts } from './range-ends.ts'

import '@mantine/core/styles/Slider.layer.css'
import fieldStyles from '../range-fields/RangeFields.module.css'
import styles from './RangeSlider.module.css'

export type RangeSliderProps = {
  /** What is limited: "Price". */
  label: string
  direction: Direction
  /** The ends of the slider's scale and its step, in whole units. A field may hold more or less than the scale. */
  min: number
  max: number
  step: number
  /** The two fields, as `RangeFields` takes them; their values are where it begins. */
  from: RangeField
  to: RangeField
  unit: string
  /** A number with its unit, as a screen reader says it for a thumb. */
  format: (value: number) => string
  /** What is said under the fields when one was left with something wrong in it. */
  errors: Readonly<Record<RangeProblem, string>>
  /** Called when a thumb is let go or a field is left, with the range as it then stands; not while something is wrong. */
  onCommit?: (range: Range) => void
}

/** What Home, End, PageUp and PageDown do to a thumb, which Mantine leaves out of the slider pattern. */
function jump(key: string, value: number, { min, max, step }: { min: number; max: number; step: number }) {
  const target = { Home: min, End: max, PageUp: value + 10 * step, PageDown: value - 10 * step }[key]
  return target === undefined ? undefined : Math.min(max, Math.max(min, target))
}

/**
 * From and to as a slider with two thumbs over two number fields that send the values. An island of Mantine: load it
 * lazily and show `RangeFields` with the same `from`, `to` and `unit` until it is there.
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
  format,
  errors,
  onCommit,
}: RangeSliderProps) {
  const [texts, setTexts] = useState<RangeTexts>({ from: String(from.value ?? ''), to: String(to.value ?? '') })
  const [left, setLeft] = useState(false)
  const scale = { min, max }
  const problems = problemsOf(texts)
  const problem = problems.from ?? problems.to
  const id = useId()
  const thumbs = thumbsOf(readRange(texts), scale)

  function move(next: [number, number]): RangeTexts {
    const moved = moveThumbs(texts, thumbs, next, scale)
    setTexts(moved)
    return moved
  }

  /** Nothing is called wrong before a field was left; from then on it is right as soon as it is. */
  function leave(): void {
    setLeft(true)
    if (problem === undefined) onCommit?.(readRange(texts))
  }

  function onThumbKey(event: KeyboardEvent, thumb: 0 | 1): void {
    const target = jump(event.key, thumbs[thumb], { min, max, step })
    if (target === undefined) return
    event.preventDefault()
    const [low, high] = thumbs
    onCommit?.(readRange(move(thumb === 0 ? [Math.min(target, high), high] : [low, Math.max(target, low)])))
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
          onChangeEnd={(next) => onCommit?.(readRange(moveThumbs(texts, thumbs, next, scale)))}
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
              {...(left && problems[end] ? { 'aria-invalid': true, 'aria-describedby': textIds(id).error } : {})}
              value={texts[end]}
              onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
              onBlur={leave}
            />
          ))}
        </div>
        {/* Under both fields, whose boxes would no longer stand in line. */}
        <ErrorText id={id} text={left && problem ? errors[problem] : undefined} />
      </div>
    </MantineIsland>
  )
}
