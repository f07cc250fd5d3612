import { Form } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { TextField } from '@otosafi/ui/field/TextField'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './Faqs.module.css'

/** The search in the questions, a GET form. `words` is what was looked for, empty where all are shown. */
export function FaqSearch({ words }: { words: string }) {
  const { t, language } = useTexts()
  return (
    <Form className={styles.search} action={pathFor('faqs', language)} role="search" preventScrollReset>
      <TextField
        key={words}
        label={t('reading:faqs.search.label')}
        help={t('reading:faqs.search.help')}
        id="q"
        name="q"
        type="search"
        defaultValue={words}
        maxLength={100}
        dir="auto"
        enterKeyHint="search"
      />
      <Button type="submit">{t('actions.search')}</Button>
    </Form>
  )
}
