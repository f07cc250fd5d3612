import { Anchor, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'

import type { MemberState, Team, TeamMember } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { momentText } from '../moment.ts'
import { useLanguage } from '../texts/use-language.ts'

const COLOURS: Readonly<Record<MemberState, string>> = { invited: 'orange', active: 'teal', closed: 'gray' }

export function loadTeam(): Promise<Team> {
  return dataOf(api.GET('/team'))
}

/** Who works in the office, and as what. */
export function TeamPage() {
  const { t } = useTranslation()
  const { members } = useLoaderData<typeof loadTeam>()
  return (
    <Stack>
      <title>{`${t('team.title')} | Otosafi`}</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('team.title')}
        </Title>
        <Button component={Link} to="/team/new">
          {t('team.invite')}
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={640}>
        <Table striped verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('team.name')}</Table.Th>
              <Table.Th>{t('team.role')}</Table.Th>
              <Table.Th>{t('team.editions')}</Table.Th>
              <Table.Th>{t('team.state')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => (
              <Table.Tr key={member.id}>
                <Table.Td dir="auto">
                  <Anchor component={Link} inherit to={`/team/${member.id}`}>
                    {member.name}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {member.email}
                  </Text>
                </Table.Td>
                <Table.Td>{t(`role.${member.role}`)}</Table.Td>
                <Table.Td>{member.editions.map((edition) => t(`edition.${edition}`)).join(', ')}</Table.Td>
                <Table.Td>
                  <StateBadge member={member} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

/** Whether an account works, and how long the link of who is invited does. */
export function StateBadge({ member: { state, invitedUntil } }: { member: TeamMember }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Badge color={COLOURS[state]} variant="dot">
        {t(`memberState.${state}`)}
      </Badge>
      {state === 'invited' ? (
        <Text size="sm" c="dimmed">
          {invitedUntil === null
            ? t('team.linkGone')
            : t('team.linkUntil', { moment: momentText(invitedUntil, language) })}
        </Text>
      ) : null}
    </>
  )
}
