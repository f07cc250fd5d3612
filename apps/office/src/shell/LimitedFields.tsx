import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Field = HTMLInputElement | HTMLTextAreaElement

/** A field for one line of at most so many characters: more are refused at it, and stay. */
export function LimitedInput({ most, ...props }: Omit<TextInputProps, 'onInput' | 'ref'> & { most: number }) {
  return <TextInput {...props} {...useLimit(most, props)} />
}

/** As {@link LimitedInput}, of several lines. */
export function LimitedTextarea({ most, ...props }: Omit<TextareaProps, 'onInput' | 'ref'> & { most: number }) {
  return <Textarea {...props} {...useLimit(most, props)} />
}

function useLimit(
  most: number,
  { value, defaultValue, error }: Pick<TextInputProps, 'value' | 'defaultValue' | 'error'>,
) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const length = typeof value === 'string' ? value.length : typed
  const tooLong = length > most ? t('password.passwordMax', { count: most }) : null
  return {
    error: tooLong ?? error,
    ref: (field: Field | null) => field?.setCustomValidity(tooLong ?? ''),
    onInput: ({ currentTarget }: FormEvent<Field>) => setTyped(currentTarget.value.length),
  }
}
