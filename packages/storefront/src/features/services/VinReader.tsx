import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'

import { toVin, VIN_LENGTH } from '@otosafi/domain/vin/to-vin'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { TextField } from '@otosafi/ui/field/TextField'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Services.module.css'

/** Debounces the reading, which follows what is typed. */
const DEBOUNCE_MS = 400

/** The number to read: a GET form. With script, a whole number is read as soon as it is typed. */
export function VinReader({ typed, isWrong }: { typed: string; isWrong: boolean }) {
  const { t, language } = useTexts()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    const text = new FormData(currentTarget).get('vin')
    if (typeof text !== 'string' || toVin(text) === null || toVin(text) === toVin(typed)) return
    timer.current = setTimeout(() => currentTarget.requestSubmit(), DEBOUNCE_MS)
  }
  return (
    <Form
      className={styles.number}
      action={pathFor('vinCheck', language)}
      onInput={onInput}
      preventScrollReset
      replace
      noValidate
    >
      <TextField
        id="vin"
        name="vin"
        defaultValue={typed}
        label={t('services:vin.label')}
        help={t('services:vin.help', { length: VIN_LENGTH })}
        error={isWrong ? t('services:vin.invalid', { length: VIN_LENGTH }) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        dir="ltr"
        required
      />
      <div>
        <Button type="submit">{t('services:vin.read')}</Button>
      </div>
    </Form>
  )
}
