import { useForm } from '@mantine/form'
import { useEffect } from 'react'

import type { FieldOfForm } from '../../forms/field-of-form.ts'
import { issueText } from '../../forms/issue-text.ts'
import type { FormValues } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FormRules } from './rules.ts'
import { type AccountForm, useAccountForm } from './use-account-form.ts'

/** The props of a control that is checked when it is left. */
export type CheckedField = FieldOfForm & { onChange: (event: unknown) => void; onBlur: () => void }

/**
 * A form of a section whose fields are checked when they are left changed, so that a mistake is told before anything is sent.
 * `present` is what the fields hold at first.
 */
export function useCheckedForm<Field extends string>(
  { form: name, fields, check }: FormRules<Field>,
  present: Partial<Record<Field, string>> = {},
): Omit<AccountForm, 'field'> & { field: (name: string) => CheckedField } {
  const { t } = useTexts()
  const { field, ...form } = useAccountForm(name)
  const typed = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fields.map((each) => [each, present[each] ?? ''])),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(values as Record<Field, string>)).flatMap(([each, issue]) =>
          issue === undefined ? [] : [[each, issueText(t, issue)]],
        ),
      ),
  })
  const { state } = form
  const { resetTouched } = typed
  // What an answer says of a field stands until the field is changed.
  useEffect(() => {
    if (state !== null) resetTouched()
  }, [state, resetTouched])
  return {
    ...form,
    field: (each) => {
      const props = field(each)
      const isChanged = typed.isTouched(each)
      return {
        ...props,
        error: isChanged ? (typed.errors[each] as string | undefined) : props.error,
        onChange: typed.getInputProps(each).onChange as CheckedField['onChange'],
        onBlur: () => {
          if (typed.isTouched(each)) typed.validateField(each)
        },
      }
    },
  }
}
