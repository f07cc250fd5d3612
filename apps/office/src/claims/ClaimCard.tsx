import { Badge, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Claim, ClaimCheckRequest } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'

import { Failure } from '../api.ts'
import { failureText, withRenewalNotice } from '../failure-text.ts'
import { fieldText, isAnythingTyped } from '../field-text.ts'
import { momentText } from '../moment.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LimitedTextarea } from '../shell/LimitedFields.tsx'
import { WrittenText } from '../shell/WrittenText.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { useClaimWords } from './use-claim-words.ts'

const COLORS = { holds: 'green', expired: 'red', unchecked: 'orange' } as const satisfies Record<Claim['state'], string>

type Check = Omit<ClaimCheckRequest, 'version'>

/**
 * A promise as the site makes it, with its evidence; where `send` is given, also the form of a new check. `onTyped` receives whether
 * something is typed in that.
 */
export function ClaimCard({
  edition,
  claim,
  send,
  onTyped,
}: {
  edition: EditionId
  claim: Claim
  send: ((check: Check) => Promise<{ data?: unknown; error?: unknown }>) | null
  onTyped: (isTyped: boolean) => void
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { title, text } = useClaimWords(edition, claim.claim)
  const [isOpen, setOpen] = useState(false)
  const { error, change, clearError } = useChange({ textOf: refusalText })
  const { check, state } = claim

  function close() {
    setOpen(false)
    onTyped(false)
  }

  function toggle() {
    clearError()
    if (isOpen) close()
    else setOpen(true)
  }

  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between" align="start">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Badge color={COLORS[state]} variant="dot">
            {check === null
              ? t('claims.state.unchecked')
              : t(`claims.state.${state}`, { date: formatDate(check.validUntil, language) })}
          </Badge>
        </Group>
        <Text>{text}</Text>
        {check === null ? null : (
          <>
            <Said label={t('claims.evidence')} text={check.evidence} />
            {check.legalNote === null ? null : <Said label={t('claims.legalNote')} text={check.legalNote} />}
            <Text size="sm" c="dimmed">
              {t('claims.checked', { moment: momentText(check.at, language, edition), by: check.by })}
            </Text>
          </>
        )}
        {send === null ? null : (
          <>
            <Button variant="default" mr="auto" aria-expanded={isOpen} onClick={toggle}>
              {t(check === null ? 'claims.check' : 'claims.checkAgain')}
            </Button>
            <FailureAlert error={error} />
            {isOpen ? <CheckForm {...{ check, close, onTyped }} send={(given) => change(send(given))} /> : null}
          </>
        )}
      </Stack>
    </Paper>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <WrittenText>{text}</WrittenText>
    </div>
  )
}

/** The evidence by which the promise holds from now on. What was typed stays where sending failed. */
function CheckForm({
  check,
  send,
  close,
  onTyped,
}: {
  check: Claim['check']
  send: (check: Check) => Promise<boolean>
  close: () => void
  onTyped: (isTyped: boolean) => void
}) {
  const { t } = useTranslation()
  const [isSending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    const isDone = await send({
      evidence: fieldText(form, 'evidence').trim(),
      legalNote: fieldText(form, 'legalNote').trim() || null,
      validUntil: fieldText(form, 'validUntil'),
    })
    // With what the router then shows.
    startTransition(() => {
      setSending(false)
      if (isDone) close()
    })
  }

  const long = { most: 2000, autosize: true, minRows: 2 } as const
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => onTyped(isAnythingTyped(currentTarget))}
    >
      <Stack>
        <LimitedTextarea
          {...long}
          name="evidence"
          label={t('claims.evidence')}
          description={t('claims.evidenceHint')}
          defaultValue={check?.evidence}
          required
        />
        <LimitedTextarea
          {...long}
          name="legalNote"
          label={t('claims.legalNote')}
          description={t('claims.legalNoteHint')}
          defaultValue={check?.legalNote ?? ''}
        />
        <TextInput type="date" name="validUntil" label={t('claims.validUntil')} w={200} required />
        <Button type="submit" mr="auto" loading={isSending}>
          {t('carForm.save')}
        </Button>
      </Stack>
    </form>
  )
}

/** Why a check was not taken: by the server's clock its day may be over. */
function refusalText(failure: unknown, t: TFunction): string {
  const issues = failure instanceof Failure ? (failure.problem?.errors ?? []) : []
  const isPast = issues.some(({ path }) => path === '/body/validUntil')
  return isPast ? withRenewalNotice(t('claims.past'), failure, t) : failureText(failure, t)
}
