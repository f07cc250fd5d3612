import { Anchor, Button, Fieldset, Stack, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { StockRecords } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { ChangedAlert } from '../shell/ChangedAlert.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { issueText } from '../stock/issue-text.ts'
import { carParams } from '../stock/load-stock-car.ts'
import { languageNow } from '../texts/start-texts.ts'
import { useSave } from '../use-save.ts'
import { PaperFields } from './PaperFields.tsx'
import { fieldAt, mergeRecords, missingIn, type RecordValues, recordsOf, valuesOf } from './record-values.ts'
import { ServiceFields } from './ServiceFields.tsx'

type Language = ReturnType<typeof languageNow>

/** The records of the car of an address, in the language that is chosen. */
export async function loadRecords({ params }: LoaderFunctionArgs): Promise<StockRecords & { language: Language }> {
  const language = languageNow()
  return { ...(await recordsIn(params, language)), language }
}

function recordsIn(car: Parameters<typeof carParams>[0], language: Language) {
  return dataOf(api.GET('/cars/{edition}/{id}/records', { params: { ...carParams(car), query: { language } } }))
}

/**
 * The services and papers of a car. Where somebody else changed them meanwhile, what they changed is taken over, but for what one has
 * changed oneself; it is then saved by a second press.
 */
export function RecordsPage() {
  const { t } = useTranslation()
  const loaded = useLoaderData<typeof loadRecords>()
  const { car } = loaded
  // The text keeps its language, also where another one is chosen meanwhile.
  const [language] = useState(loaded.language)
  const [seen, setSeen] = useState<StockRecords>(loaded)
  const form = useForm<RecordValues>({ initialValues: valuesOf(loaded.records, car.edition) })
  const address = `/cars/${car.edition}/${car.id}`
  const { error, timesRefused, isSending, wasChanged, save, leaving, formRef } = useSave({
    typed: form.getValues(),
    tellIssues: (issues) => {
      for (const { path, ...issue } of issues) {
        const field = fieldAt(path, form.getValues())
        if (field !== null) form.setFieldError(field, issueText(issue, t))
      }
    },
    takeOver,
  })

  function submitted(values: RecordValues): Promise<void> {
    const missing = missingIn(values)
    form.setErrors(Object.fromEntries(missing.map((field) => [field, t('issue.required')])))
    return save(missing.length === 0, async () => {
      const body = { records: recordsOf(values), version: seen.version, language }
      await dataOf(api.PUT('/cars/{edition}/{id}/records', { params: carParams(car), body }))
      return address
    })
  }

  async function takeOver() {
    const now = await recordsIn(car, language)
    const [base, theirs] = [seen, now].map(({ records }) => valuesOf(records, car.edition)) as [
      RecordValues,
      RecordValues,
    ]
    form.setValues(mergeRecords({ base, mine: form.getValues(), theirs }))
    setSeen(now)
  }

  return (
    <form ref={formRef} noValidate onSubmit={form.onSubmit((values) => void submitted(values))}>
      <Stack maw={960}>
        <title>{`${t('carAction.records')} · ${car.reference} | Otosafi`}</title>
        <Anchor component={Link} to={address}>
          {car.reference}
        </Anchor>
        <Title order={1} size="h2">
          {t('records.title', { name: `${car.name} ${car.modelYear}` })}
        </Title>
        <Fieldset variant="unstyled" disabled={isSending}>
          <Stack>
            <PaperFields form={form} />
            <ServiceFields form={form} />
          </Stack>
        </Fieldset>
        {wasChanged ? <ChangedAlert title={t('carForm.changedMeanwhile')} text={t('records.changedText')} /> : null}
        <FailureAlert key={timesRefused} error={error} />
        <Button type="submit" loading={isSending} mr="auto">
          {t('carForm.save')}
        </Button>
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}
