import { NumberInput, type NumberInputProps } from '@mantine/core'

/** A field for an amount without fractions, in groups of three digits. */
export function WholeNumberInput(props: NumberInputProps) {
  return <NumberInput allowDecimal={false} allowNegative={false} thousandSeparator=" " hideControls {...props} />
}
