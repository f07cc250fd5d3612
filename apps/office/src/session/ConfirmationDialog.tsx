import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { answered, api, dataOf } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { fieldText } from '../field-text.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { settleConfirmation, useIsCodeAsked } from './confirmation.ts'

const leave = () => settleConfirmation(false)

/** Asks for a code before a sensitive act, which is then done with all that was typed for it. */
export function ConfirmationDialog() {
  const { t } = useTranslation()
  const isAsked = useIsCodeAsked()
  useEffect(() => leave, [])
  return (
    <Dialog isOpen={isAsked} close={leave} title={t('confirmation.title')}>
      <CodeForm />
    </Dialog>
  )
}

function CodeForm() {
  const { t } = useTranslation()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The form of the page around the dialog is not sent by it.
    event.stopPropagation()
    const code = fieldText(event.currentTarget, 'code').trim()
    setSending(true)
    setError(null)
    try {
      await dataOf(answered(api.POST('/sessions/current/proof', { body: { code } })))
      settleConfirmation(true)
    } catch (failure) {
      setError(failureText(failure, t))
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <Text>{t('confirmation.text')}</Text>
        <FailureAlert error={error} />
        <TextInput
          name="code"
          label={t('signIn.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          minLength={6}
          maxLength={12}
          required
          data-autofocus
        />
        <Group>
          <Button type="submit" loading={isSending}>
            {t('confirmation.submit')}
          </Button>
          <Button variant="default" onClick={leave}>
            {t('confirmation.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
