import {
  Button,
  Center,
  Code,
  Group,
  Image,
  List,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { renderSVG } from 'uqr'

import type { Enrolment } from '@otosafi/api-client/office-schema'

import { api, Failure } from '../api.ts'
import { failureText, withRenewalNotice } from '../failure-text.ts'
import { fieldText } from '../field-text.ts'
import { clearCachedResponses } from '../offline/cached-responses.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LanguageChoice } from '../shell/LanguageChoice.tsx'
import { useChange } from '../use-change.ts'

/** The code is typed next. */
const begin = (field: HTMLInputElement | null) => field?.focus()

type Step =
  | { name: 'password' }
  | { name: 'code'; ticket: string; enrolment: Enrolment | null }
  | { name: 'recovery'; codes: readonly string[] }

/** Signing in: e-mail and password, then a code; the first time a second factor is set up between them. */
export function SignInPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: { email?: string } | null }
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { error, isSending, change, clearError } = useChange({ textOf: refusalText })

  const enter = () => {
    const to = params.get('to') ?? '/'
    // Two slashes, of either kind, would be another host.
    void navigate(/^\/(?![/\\])/.test(to) ? to : '/', { replace: true })
  }

  function beginAgain() {
    clearError()
    setStep({ name: 'password' })
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, code] = [fieldText(form, 'email').trim(), fieldText(form, 'code')]
    const password = fieldText(form, 'password')
    if (step.name === 'password') {
      const sent = api.POST('/sessions', { body: { email, password } })
      await change(sent, (asked) => setStep({ name: 'code', ...asked }))
    } else if (step.name === 'code') {
      const body = { ticket: step.ticket, code }
      clearCachedResponses()
      await change(api.POST('/sessions/second-factor', { body }), ({ recoveryCodes }) => {
        if (recoveryCodes.length > 0) setStep({ name: 'recovery', codes: recoveryCodes })
        else enter()
      })
    }
  }

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w={420} maw="100%">
        <Group justify="space-between">
          <Text fw={700}>{`Otosafi · ${t('shell.office')}`}</Text>
          <LanguageChoice />
        </Group>
        <Paper withBorder p="lg" radius="md">
          <title>{`${t('signIn.title')} | Otosafi`}</title>
          {step.name === 'recovery' ? (
            <Stack>
              <Title order={1} size="h3">
                {t('signIn.recovery')}
              </Title>
              <Text>{t('signIn.recoveryText')}</Text>
              <List listStyleType="none">
                {step.codes.map((code) => (
                  <List.Item key={code}>
                    <Code fz="md">{code}</Code>
                  </List.Item>
                ))}
              </List>
              <Button onClick={enter}>{t('signIn.kept')}</Button>
            </Stack>
          ) : (
            <form onSubmit={(event) => void send(event)}>
              <Stack>
                <Title order={1} size="h3">
                  {step.name === 'code' && step.enrolment !== null ? t('signIn.enrol') : t('signIn.title')}
                </Title>
                <FailureAlert error={error} />
                {step.name === 'password' ? (
                  <>
                    <TextInput
                      name="email"
                      type="email"
                      autoComplete="username"
                      label={t('signIn.email')}
                      defaultValue={state?.email}
                      required
                    />
                    <PasswordInput
                      name="password"
                      autoComplete="current-password"
                      label={t('signIn.password')}
                      visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
                      required
                    />
                  </>
                ) : (
                  <>
                    {step.enrolment === null ? null : (
                      <>
                        <Text>{t('signIn.enrolText')}</Text>
                        <Image
                          w={200}
                          mx="auto"
                          alt=""
                          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(step.enrolment.uri))}`}
                        />
                        <TextInput readOnly label={t('signIn.secret')} value={step.enrolment.secret} />
                      </>
                    )}
                    <TextInput
                      key="code"
                      name="code"
                      autoComplete="one-time-code"
                      inputMode="text"
                      label={step.enrolment === null ? t('signIn.codeOrRecovery') : t('signIn.code')}
                      required
                      ref={begin}
                    />
                  </>
                )}
                <Button type="submit" loading={isSending}>
                  {step.name === 'password' ? t('signIn.next') : t('signIn.submit')}
                </Button>
                {step.name === 'password' ? null : (
                  <Button variant="default" disabled={isSending} onClick={beginAgain}>
                    {t('signIn.beginAgain')}
                  </Button>
                )}
              </Stack>
            </form>
          )}
        </Paper>
      </Stack>
    </Center>
  )
}

/** Why somebody was not let in. */
function refusalText(failure: unknown, t: TFunction): string {
  const status = failure instanceof Failure ? failure.problem?.status : undefined
  return status === 401 || status === 422 ? withRenewalNotice(t('signIn.wrong'), failure, t) : failureText(failure, t)
}
