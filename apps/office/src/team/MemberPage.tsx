import { Anchor, Button, type ButtonProps, Group, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { TeamMember } from '@otosafi/api-client/office-schema'

import { api, NotThere } from '../api.ts'
import { staleIfError } from '../load-again.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useChange } from '../use-change.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { MemberFields, type MemberValues, useMemberValues } from './MemberFields.tsx'
import { StateBadge } from './StateBadge.tsx'
import { loadTeam } from './TeamPage.tsx'

/** The member of the team of an address. Throws {@link NotThere} where there is none. */
export async function loadMember({ params, request }: LoaderFunctionArgs): Promise<TeamMember> {
  const { members } = await staleIfError(request, loadTeam())
  const member = members.find(({ id }) => id === params['id'])
  if (member === undefined) throw new NotThere()
  return member
}

/** An account of the team: what it is to be, and whether it works. One's own is shown alone. */
export function MemberPage() {
  const { t } = useTranslation()
  const me = useMe()
  const member = useLoaderData<typeof loadMember>()
  return (
    <Stack maw={640}>
      <title>{`${member.name} | Otosafi`}</title>
      <Anchor component={Link} to="/team">
        {t('team.title')}
      </Anchor>
      <Title order={1} size="h2" dir="auto">
        {member.name}
      </Title>
      <Group>
        <Text style={{ overflowWrap: 'anywhere' }}>{member.email}</Text>
        <StateBadge member={member} />
      </Group>
      {member.id === me.id ? <Text>{t('team.own')}</Text> : null}
      {member.state === 'closed' ? <Text>{t('team.closedText')}</Text> : null}
      {member.id === me.id || member.state === 'closed' ? null : <MemberForm key={member.id} member={member} />}
    </Stack>
  )
}

type Act = 'change' | 'invite' | 'close'

/** Sends what is done with an account. */
const ACTS = {
  change: ({ id: staff, version }, { name, role, editions }) =>
    api.PUT('/team/{staff}', { params: { path: { staff } }, body: { name, role, editions, version } }),
  invite: ({ id: staff }) => api.POST('/team/{staff}/invitation', { params: { path: { staff } } }),
  close: ({ id: staff }) => api.POST('/team/{staff}/closure', { params: { path: { staff } } }),
} as const satisfies Record<
  Act,
  (member: TeamMember, values: MemberValues) => Promise<{ data?: TeamMember; error?: unknown }>
>

function MemberForm({ member }: { member: TeamMember }) {
  const { t } = useTranslation()
  const edited = useMemberValues(member)
  const { error, change } = useChange()
  const { leaving } = useUnsaved(edited.isTyped)
  const [sent, setSent] = useState<Act | null>(null)
  const [done, setDone] = useState<Act | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const act = (submitter?.getAttribute('value') ?? 'change') as Act
    setSent(act)
    setDone(null)
    const { values, forget } = edited
    const isDone = await change(ACTS[act](member, values))
    setSent(null)
    if (!isDone) return
    // Not before the router shows what was saved: the former values would be seen in between.
    startTransition(() => {
      setDone(act)
      if (act === 'change') forget(values)
    })
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <FailureAlert error={error} />
        <MemberFields values={edited.values} change={edited.change} />
        <Text role="status">{done === null ? '' : t(`team.done.${done}`)}</Text>
        <ActButton act="change" sent={sent} disabled={edited.values.editions.length === 0}>
          {t('team.save')}
        </ActButton>
        <Text>{t('team.againText')}</Text>
        <ActButton act="invite" sent={sent} variant="default">
          {t('team.again')}
        </ActButton>
        <Text>{t('team.closeText')}</Text>
        <ActButton act="close" sent={sent} variant="default">
          {t('team.close')}
        </ActButton>
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}

/** Sends one of the acts. While `sent` is on its way, none can be sent. */
function ActButton({
  act,
  sent,
  disabled = false,
  ...look
}: Pick<ButtonProps, 'variant' | 'disabled' | 'children'> & { act: Act; sent: Act | null }) {
  return (
    <Button {...look} type="submit" value={act} loading={sent === act} disabled={sent !== null || disabled} mr="auto" />
  )
}
