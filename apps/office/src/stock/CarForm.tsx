import { Box, Button, Fieldset, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Catalogue } from '@otosafi/api-client/office-schema'

import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useSave } from '../use-save.ts'
import { CAR_GROUPS, type CarFacts, type CarValues, factsOf, missingIn } from './car-fields.ts'
import { CarFieldInput } from './CarFieldInput.tsx'
import { issueText } from './issue-text.ts'
import type { CarFormState } from './use-car-form.ts'

const GROUPS = Object.entries(CAR_GROUPS) as [keyof typeof CAR_GROUPS, readonly (keyof CarFacts)[]][]
const REFUSED_FACT = /^\/body\/(?:facts\/)?(\w+)$/

/**
 * The fields of a car. `send` resolves to where the saved car is, or throws a `Failure`; the typed values stay then, and each invalid
 * field has its error. `takeOver` merges what somebody else changed meanwhile. `children` are fields of the page.
 */
export function CarForm({
  form,
  catalogue,
  submit,
  send,
  takeOver,
  isComplete = () => true,
  ownValues,
  children,
}: {
  form: CarFormState
  catalogue: Catalogue
  /** The text of the button that sends. */
  submit: string
  send: (facts: CarFacts) => Promise<string>
  takeOver?: () => Promise<void>
  /** Whether the page's own fields are filled in; called at each attempt. */
  isComplete?: () => boolean
  /** Values of the page's own fields. */
  ownValues?: unknown
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const input = { form, catalogue }
  const { error, timesRefused, isSending, save, leaving, formRef } = useSave({
    typed: [form.getValues(), ownValues],
    tellIssues: (issues) => {
      for (const { path, ...issue } of issues) {
        const fact = REFUSED_FACT.exec(path)?.[1]
        if (fact !== undefined) form.setFieldError(fact, issueText(issue, t))
      }
    },
    ...(takeOver && { takeOver }),
  })

  function submitted(values: CarValues): Promise<void> {
    const missing = missingIn(values)
    const isWhole = isComplete() && missing.length === 0
    form.setErrors(Object.fromEntries(missing.map((fact) => [fact, t('issue.required')])))
    return save(isWhole, () => send(factsOf(values)))
  }

  return (
    <form ref={formRef} noValidate onSubmit={form.onSubmit((values) => void submitted(values))}>
      <Stack>
        <Fieldset variant="unstyled" disabled={isSending}>
          <Stack>
            {GROUPS.map(([group, facts]) => (
              <Fieldset key={group} legend={t(`carForm.${group}`)}>
                <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
                  {facts
                    .filter((fact) => fact !== 'features')
                    .map((fact) => (
                      <CarFieldInput key={fact} fact={fact} {...input} />
                    ))}
                </SimpleGrid>
                {facts.includes('features') ? (
                  <Box mt="md">
                    <CarFieldInput fact="features" {...input} />
                  </Box>
                ) : null}
              </Fieldset>
            ))}
            {children}
          </Stack>
        </Fieldset>
        <FailureAlert key={timesRefused} error={error} />
        <Button type="submit" loading={isSending} mr="auto">
          {submit}
        </Button>
        <LeaveDialog leaving={leaving} />
      </Stack>
    </form>
  )
}
