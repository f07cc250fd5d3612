import { edition } from '#edition'
import { GRADES } from '@otosafi/domain/car/vocabulary'
import { CURRENCIES } from '@otosafi/editions/currency'
import { CarStateIcon } from '@otosafi/ui/car-state/CarStateIcon'
import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { Radio } from '@otosafi/ui/radio/Radio'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { useTexts } from '../../texts/use-texts.ts'
import type { SellChoices } from './load-sell-form.ts'
import type { SellFields } from './sell-field.ts'
import { answerField } from './sell-fields.ts'

import styles from './SellForm.module.css'

/** The second part of the form, in the step of the first: the state of the car, in answers to the operator's questions. */
export function StatePart({ choices, fields }: { choices: SellChoices; fields: SellFields }) {
  const { t } = useTexts()
  const { field, values } = fields
  const grade = field('grade')
  const optional = { mark: t('forms.optional') }
  return (
    <div className={styles.fields}>
      <Fieldset {...optional} id={grade.id} label={t('car.label.grade')} error={grade.error}>
        {GRADES.map((value) => (
          <Radio
            key={value}
            name={grade.name}
            value={value}
            label={<Grade value={value} />}
            defaultChecked={values['grade'] === value}
          />
        ))}
      </Fieldset>
      {choices.questions.map((question) => (
        <QuestionField key={question.id} question={question} fields={fields} />
      ))}
      <TextArea {...field('carIssue')} {...optional} label={t('car.label.carIssue')} help={t('sell:form.issueHelp')} />
      <NumberField
        {...field('askingPrice')}
        {...optional}
        label={t('sell:form.price')}
        unit={CURRENCIES[edition.currency].symbol}
      />
    </div>
  )
}

/** A state of a car: its name, what it means, and a drawing. */
function Grade({ value }: { value: (typeof GRADES)[number] }) {
  const { t } = useTexts()
  return (
    <span className={styles.grade}>
      <span>
        {t(`vocabulary.grade.${value}`)} <span className={styles.note}>{t(`sell:form.grades.${value}`)}</span>
      </span>
      <CarStateIcon state={value} />
    </span>
  )
}

/** One question, with its answers to choose from or a line to type in. */
function QuestionField({
  question: { id, text, help, options },
  fields: { field, values },
}: {
  question: SellChoices['questions'][number]
  fields: SellFields
}) {
  const { t } = useTexts()
  const name = answerField(id)
  const own = field(name)
  const texts = { label: text, help: help ?? undefined, mark: t('forms.optional'), error: own.error }
  if (options.length === 0) return <TextField {...own} {...texts} maxLength={500} />
  return (
    <Fieldset id={own.id} {...texts}>
      {options.map(({ value, label }) => (
        <Radio key={value} name={name} value={value} label={label} defaultChecked={values[name] === value} />
      ))}
    </Fieldset>
  )
}
