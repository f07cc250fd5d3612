import { Anchor, Button, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'

import { api } from '../api.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useChange } from '../use-change.ts'
import { useKey } from '../use-key.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { MemberFields, useMemberValues } from './MemberFields.tsx'

/** Invites somebody into the team by mail. */
export function InvitePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { editions } = useMe()
  const member = useMemberValues({ name: '', role: 'agent', editions: editions.length === 1 ? editions : [] })
  const { error, isSending, change } = useChange({ conflict: t('team.taken') })
  const { header } = useKey()
  const [email, setEmail] = useState('')
  const { leaving, settle } = useUnsaved([email, member.isTyped])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { ...member.values, email: email.trim() }
    await change(api.POST('/team', { params: { header }, body }), () => {
      settle()
      return navigate('/team')
    })
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack maw={640}>
        <title>{`${t('team.invite')} | Otosafi`}</title>
        <Anchor component={Link} to="/team">
          {t('team.title')}
        </Anchor>
        <Title order={1} size="h2">
          {t('team.invite')}
        </Title>
        <FailureAlert error={error} />
        <TextInput
          name="email"
          type="email"
          label={t('signIn.email')}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          autoComplete="off"
          maxLength={254}
          required
        />
        <MemberFields values={member.values} change={member.change} />
        <Button type="submit" loading={isSending} disabled={member.values.editions.length === 0} mr="auto">
          {t('team.sendInvitation')}
        </Button>
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}
