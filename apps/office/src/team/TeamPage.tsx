import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'

import type { Team } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { ListTable } from '../shell/ListTable.tsx'
import { StateBadge } from './StateBadge.tsx'

export function loadTeam(): Promise<Team> {
  return dataOf(api.GET('/team'))
}

/** Members of the team with their roles. */
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
      <ListTable minWidth={640} columns={[t('team.name'), t('team.role'), t('team.editions'), t('team.state')]}>
        {members.map((member) => (
          <Table.Tr key={member.id}>
            <Table.Td>
              <Anchor component={Link} inherit to={`/team/${member.id}`}>
                <bdi>{member.name}</bdi>
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
      </ListTable>
    </Stack>
  )
}
