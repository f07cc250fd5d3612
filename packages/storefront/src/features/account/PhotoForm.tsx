import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { User } from '@otosafi/api-client/schema'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { FileField } from '@otosafi/ui/file-field/FileField'
import { IMAGE_MAX_MEGABYTES } from '@otosafi/validators/image'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { issueText } from '../../forms/issue-text.ts'
import { checkPicture } from '../../parts/uploads/check-picture.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PHOTO, PHOTO_FIELD, REMOVE_PHOTO } from './form-names.ts'
import { HolderPhoto } from './HolderPhoto.tsx'
import { useAccountForm } from './use-account-form.ts'

import boxed from '../../forms/BoxedForm.module.css'
import styles from './PhotoForm.module.css'

/** Cropping, shrinking and sending come with the first file that is chosen. */
const PhotoEditor = lazy(() => import('./PhotoEditor.tsx').then((module) => ({ default: module.PhotoEditor })))

/**
 * The photo of the user. Without script it is a form with a file; with script a chosen file is cut to a square, shrunk and
 * sent, and the page stays.
 */
export function PhotoForm({ photo }: { photo: User['photo'] }) {
  const { t } = useTexts()
  const { state, sent, field, nameField } = useAccountForm(PHOTO)
  const { error: wrong, ...attributes } = field(PHOTO_FIELD)
  const isMissing = state?.issues[PHOTO_FIELD]?.code === 'required'
  const refused = isMissing ? t('account:photo.missing') : wrong
  const [chosen, setChosen] = useState<{ file: File; id: number } | null>(null)
  const [error, setError] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)

  async function choose(): Promise<void> {
    const [file] = Array.from(input.current?.files ?? [])
    if (file === undefined) return
    const issue = await checkPicture(file)
    setSaved(false)
    setError(issue === null ? undefined : issueText(t, issue))
    setChosen((before) => (issue === null ? { file, id: (before?.id ?? 0) + 1 } : null))
  }

  useEffect(() => {
    void choose()
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was chosen before the script came
  }, [])

  function close(wasSaved: boolean): void {
    setChosen(null)
    setSaved(wasSaved)
    // The same file may be chosen again.
    if (input.current) {
      input.current.value = ''
      input.current.focus()
    }
    if (wasSaved) void revalidate()
  }

  return (
    <div className={boxed.form}>
      <h2>{t('account:photo.title')}</h2>
      <div className={styles.head}>
        {photo === null ? (
          <>
            <span className={styles.photo} aria-hidden="true" />
            <p className={boxed.text}>{t('account:photo.none')}</p>
          </>
        ) : (
          <>
            <HolderPhoto photo={photo} className={styles.photo} />
            <RemoveForm />
          </>
        )}
      </div>
      <form
        id={PHOTO}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={`?${nameField.name}=${encodeURIComponent(nameField.value)}#${PHOTO}`}
      >
        <FormNotes
          state={error === undefined && !isMissing ? state : null}
          sent={isSaved || sent ? t('account:photo.saved') : null}
        />
        <FileField
          {...attributes}
          ref={input}
          label={t('account:photo.choose')}
          help={t('account:photo.help', { megabytes: IMAGE_MAX_MEGABYTES })}
          error={error ?? refused}
          name={PHOTO_FIELD}
          accept="image/jpeg,image/png"
          required
          onChange={() => void choose()}
        />
        <div className={styles.save}>
          <SubmitButton busyLabel={t('progress.saving')}>{t('account:photo.save')}</SubmitButton>
        </div>
      </form>
      {chosen === null ? null : (
        <Suspense fallback={<p role="status">{t('progress.loading')}</p>}>
          <PhotoEditor key={chosen.id} file={chosen.file} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

function RemoveForm() {
  const { t } = useTexts()
  const { Form, form, sending, state, nameField } = useAccountForm(REMOVE_PHOTO)
  return (
    <Form ref={form} id={REMOVE_PHOTO} method="post">
      <FormNotes state={state} />
      <input {...nameField} />
      <SubmitButton look="quiet" busy={sending} busyLabel={t('progress.deleting')}>
        {t('account:photo.remove')}
      </SubmitButton>
    </Form>
  )
}
