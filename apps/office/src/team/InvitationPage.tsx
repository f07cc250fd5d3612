import { Button, Center, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

import { validatePassword } from '@otosafi/validators/password'

import { api, dataOf, Failure } from '../api.ts'
import { failureText, withRenewalNotice } from '../failure-text.ts'
import { fieldText } from '../field-text.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import type { Texts } from '../texts/texts.ts'

/** Where the link of an invitation leads: a password is chosen, with which one signs in. */
export function InvitationPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = fieldText(event.currentTarget, 'password')
    const issue = validatePassword(password)
    setAttempts(attempts + 1)
    setRefused(issue && t(`password.${issue.code as keyof Texts['password']}`, issue.values))
    setError(null)
    if (issue !== null) return
    setSending(true)
    try {
      const { email } = await dataOf(api.POST('/invitations', { body: { token: hash.slice(1), password } }))
      await navigate('/sign-in', { replace: true, state: { email } })
    } catch (failure) {
      // The password is right, so what is refused is a link that was cut short, or an older page.
      const isCut = failure instanceof Failure && failure.problem?.status === 422
      setError(isCut ? withRenewalNotice(t('failure.linkGone'), failure, t) : failureText(failure, t))
    } finally {
      setSending(false)
    }
  }

  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="lg" radius="md" w={420} maw="100%">
        <title>{`${t('invitation.title')} | Otosafi`}</title>
        <form onSubmit={(event) => void send(event)}>
          <Stack>
            <Title order={1} size="h3">
              {t('invitation.title')}
            </Title>
            <Text>{t('invitation.text')}</Text>
            <FailureAlert error={error} />
            <PasswordInput
              name="password"
              autoComplete="new-password"
              label={t('signIn.password')}
              visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
              error={
                refused === null ? null : (
                  // Announced at each attempt, also where it says the same.
                  <span key={attempts} role="alert">
                    {refused}
                  </span>
                )
              }
              required
            />
            <Button type="submit" loading={isSending}>
              {t('invitation.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
