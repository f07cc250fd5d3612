import { NumberField, type NumberFieldProps } from '../range-fields/NumberField.tsx'

import styles from './SliderField.module.css'

/** The slider below a number field. It may have a scale of its own, such as percent below an amount. */
export type Slider = {
  label: string
  min: number
  max: number
  step: number
  /** Its first value; later ones are set on the element, which `data-slider` names by its field. */
  value: number
  /** Its value in words, where the number alone does not say it. */
  valueText?: string | undefined
}

/**
 * A number field with a slider for the same value. The form sends the field alone; without script, the slider is not shown. The
 * form's input listener synchronises both: the slider is the element with `data-slider={name}`.
 */
export function SliderField({
  slider,
  ...field
}: NumberFieldProps & {
  /** Name under which the form sends the number, by which its slider is found too. */
  name: string
  /** Label, ends, step and first value of the slider, in its own unit. */
  slider: Slider
}) {
  const { label, min, max, step, value, valueText } = slider
  return (
    <div>
      <NumberField {...field} />
      <input
        className={styles.slider}
        type="range"
        data-slider={field.name}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
      />
    </div>
  )
}
