import { Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { TeamMember } from '@otosafi/api-client/office-schema'
import { ROLES } from '@otosafi/domain/office/roles'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { NAME_MAX_LENGTH } from '@otosafi/validators/name'

/** Editable fields of a team member. */
export type MemberValues = Pick<TeamMember, 'name' | 'role' | 'editions'>

/**
 * Form state of a team member: what was typed stands over what is kept, which somebody else may change meanwhile. `isTyped` says whether
 * they differ.
 */
export function useMemberValues(kept: MemberValues) {
  const [typed, setTyped] = useState<Partial<MemberValues>>({})
  const values: MemberValues = { ...kept, ...typed }
  const change = (changed: Partial<MemberValues>) => setTyped((former) => ({ ...former, ...changed }))
  const isTyped = JSON.stringify(values) !== JSON.stringify(kept)

  /** Forgets what was typed and is kept now; what was typed since it was sent stays. */
  function forget(sent: MemberValues) {
    const isOther = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(sent[name as keyof MemberValues])
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(isOther)))
  }

  return { values, isTyped, change, forget }
}

/** Name, role and countries of a member of the team. */
export function MemberFields({ values, change }: Pick<ReturnType<typeof useMemberValues>, 'values' | 'change'>) {
  const { t } = useTranslation()
  return (
    <Stack>
      <TextInput
        label={t('team.name')}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        required
      />
      <Select
        label={t('team.role')}
        description={t(`roleDoes.${values.role}`)}
        data={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        value={values.role}
        onChange={(role) => role !== null && change({ role })}
        allowDeselect={false}
      />
      <Checkbox.Group
        label={t('team.editions')}
        value={values.editions}
        onChange={(chosen) => change({ editions: EDITION_IDS.filter((edition) => chosen.includes(edition)) })}
        required
      >
        <Group mt="xs">
          {EDITION_IDS.map((edition: EditionId) => (
            <Checkbox key={edition} value={edition} label={t(`edition.${edition}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </Stack>
  )
}
