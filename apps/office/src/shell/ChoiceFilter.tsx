import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Narrows a list to some of `values`; none chosen are all. `text` names a value. */
export function ChoiceFilter<Value extends string>({
  label,
  values,
  text,
  chosen,
  choose,
}: {
  label: string
  values: readonly Value[]
  text: (value: Value) => string
  chosen: Value[]
  choose: (values: string[]) => void
}) {
  const { t } = useTranslation()
  return (
    <MultiSelect
      label={label}
      {...(chosen.length === 0 && { placeholder: t('shell.all') })}
      data={values.map((value) => ({ value, label: text(value) }))}
      value={chosen}
      onChange={choose}
      clearable
      w={240}
    />
  )
}
