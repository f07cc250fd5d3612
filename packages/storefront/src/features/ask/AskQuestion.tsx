import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextField } from '@otosafi/ui/field/TextField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ASK } from './ask.ts'

/** The ask-a-question box (P-45). It is sent to the questions page. */
export function AskQuestion() {
  const { t, language } = useTexts()
  return (
    <BoxedForm
      name={ASK}
      action={pathFor('faqs', language)}
      heading="h3"
      texts={{
        title: t('home.questions.ask.title'),
        text: t('home.questions.ask.text'),
        sent: t('success.questionSent'),
        consent: t('home.questions.ask.consent'),
        submit: t('home.questions.ask.submit'),
      }}
    >
      {(field) => (
        <>
          <TextArea {...field('message')} label={t('home.questions.ask.question')} rows={3} required />
          <TextField
            {...field('email')}
            label={t('home.questions.ask.email')}
            mark={t('forms.optional')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
        </>
      )}
    </BoxedForm>
  )
}
