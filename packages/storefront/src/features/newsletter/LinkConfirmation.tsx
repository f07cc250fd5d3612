import { Form, useActionData, useNavigation } from 'react-router'

import { Button } from '@otosafi/ui/button/Button'
import { Callout } from '@otosafi/ui/callout/Callout'
import { Wrap } from '@otosafi/ui/section/Section'

import { FormNotes } from '../../forms/FormNotes.tsx'
import type { LinkState } from '../../links/link-state.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './LinkConfirmation.module.css'

/** What the page says: what its button does, and once that is done; and whether the link can still do it. */
type LinkWords = { title: string; text: string; submit: string; done: string; link?: LinkState }

/**
 * The page of a mail's link. Opening it changes nothing, since programs open links too; its button sends a POST (P-38).
 * A link that can do nothing any more has no button.
 */
export function LinkConfirmation({ title, text, submit, done, link = 'open' }: LinkWords) {
  const { t } = useTexts()
  const state = useActionData<FormState>() ?? null
  const sending = useNavigation().state === 'submitting'
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>{title}</h1>
        <FormNotes state={state?.sent ? null : state} sent={state?.sent ? done : null} />
        {state === null && link !== 'open' ? (
          <Callout tone="warning" title={link === 'used' ? t('account:link.used') : t('errors.tokenExpired')} />
        ) : null}
        {state?.sent || link !== 'open' ? null : (
          <Form method="post" className={styles.form}>
            <p>{text}</p>
            <Button type="submit" aria-disabled={sending}>
              {sending ? t('progress.sending') : submit}
            </Button>
          </Form>
        )}
      </div>
    </Wrap>
  )
}
