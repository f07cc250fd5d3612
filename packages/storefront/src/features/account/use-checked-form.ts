import { useForm } from '@mantine/form'
import { useEffect } from 'react'

import type { FieldOfForm } from '../../forms/field-of-form.ts'
import { issueText } from '../../forms/issue-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FormRules } from './rules.ts'
import { type AccountForm, useAccountForm } from './use-account-form.ts'

/** The props of a control that is checked when it is left. */
export type CheckedField = FieldOfForm & { onChange: (event: unknown) => void; onBlur: () => void }

/**
 * A form of a section whose fields are validated on blur after a change, so that errors show before anything is sent.
 * `present` is what the fields hold at first.
 */
export function useCheckedForm<Field extends string>(
  { form: name, fields, check }: FormRules<Field>,
  present: Partial<Record<Field, string>> = {},
): Omit<AccountForm, 'field'> & { field: (name: string) => CheckedField } {
  const { t } = useTexts()
  const { field, ...form } = useAccountForm(name)
  const typed = useForm<Record<Field, string>>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fields.map((each) => [each, present[each] ?? ''])) as Record<Field, string>,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(values)).flatMap(([each, issue]) =>
          issue === undefined ? [] : [[each, issueText(t, issue)]],
        ),
      ),
  })
  const { state } = form
  const { resetTouched } = typed
  // A server error of a field stays until the field is changed.
  useEffect(() => {
    if (state !== null) resetTouched()
  }, [state, resetTouched])
  return {
    ...form,
    field: (each) => {
      const props = field(each)
      const isChanged = typed.isTouched(each)
      const said = typed.errors[each]
      const mistake = typeof said === 'string' ? said : undefined
      return {
        ...props,
        error: isChanged ? mistake : props.error,
        onChange: typed.getInputProps(each).onChange,
        onBlur: () => {
          if (typed.isTouched(each)) typed.validateField(each)
        },
      }
    },
  }
}
