import { Button } from '@otosafi/ui/button/Button'
import { ErrorSummary } from '@otosafi/ui/error-summary/ErrorSummary'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { Picture } from '@otosafi/ui/picture/Picture'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { FORM_KEY } from '../../request/form-key.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ADD_PHOTOS, MAX_MEGABYTES, NEW_PHOTOS, REMOVE_PHOTO } from './sale-forms.ts'

import appointment from '../../parts/appointments/Appointment.module.css'
import styles from './SoldCar.module.css'

/**
 * The photos of a sale while they can be changed (P-50), each with a button that removes it, and the form that adds some. Both
 * load the page anew, with script too. `formKey` is the idempotency key of what is added.
 */
export function SalePhotos({
  photos: { shown, left },
  formKey,
}: {
  photos: NonNullable<ShownSale['photos']>
  formKey: string
}) {
  const { t } = useTexts()
  const removed = useFormState(REMOVE_PHOTO)
  const { state, sent } = useFormState(ADD_PHOTOS)
  const { defaultValue: _, error, ...field } = fieldOfForm(ADD_PHOTOS, NEW_PHOTOS, state, t)
  const most = shown.length + left
  // Errors with texts of their own on this page.
  const own = {
    invalid: t('sell:sale.photos.fit', { left, most }),
    required: t('sell:sale.photos.missing'),
  }
  const code = state?.issues[NEW_PHOTOS]?.code
  const said = code === 'invalid' || code === 'required' ? own[code] : null
  const refused = removed.state ?? (said === null ? state : null)
  const added = sent ? t('sell:sale.photos.added') : null
  const done = removed.sent ? t('sell:sale.photos.removed') : added
  return (
    <section id={ADD_PHOTOS}>
      <div id={REMOVE_PHOTO} className={appointment.column}>
        <h2>{t('sell:photos.label')}</h2>
        <FormNotes state={refused} sent={refused === null && said === null ? done : null} />
        {said === null ? null : (
          <ErrorSummary
            title={t('validation.summary')}
            problems={[{ id: left === 0 ? ADD_PHOTOS : field.id, text: said }]}
          />
        )}
        <p>{t('sell:sale.photos.text')}</p>
        <p className={appointment.note}>{t('sell:photos.count', { count: shown.length, most })}</p>
        {shown.length === 0 ? null : (
          <div>
            <form method="post">
              <ul className={styles.photos}>
                {shown.map((photo, place) => {
                  const index = place + 1
                  return (
                    <li key={photo.key}>
                      <Picture photo={photo} alt={t('sell:photos.number', { index })} />
                      <Button type="submit" look="quiet" name={REMOVE_PHOTO} value={photo.key}>
                        {t('sell:photos.remove', { index })}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            </form>
          </div>
        )}
        {left === 0 ? (
          <p>{t('sell:sale.photos.full')}</p>
        ) : (
          <form
            className={appointment.form}
            method="post"
            encType="multipart/form-data"
            action={`?${FORM_KEY}=${formKey}#${ADD_PHOTOS}`}
          >
            <TextField
              {...field}
              label={t('sell:photos.add')}
              help={`${t('sell:photos.help', { most: left })} ${t('sell:photos.size', { megabytes: MAX_MEGABYTES })}`}
              error={said ?? error}
              type="file"
              accept="image/jpeg,image/png"
              multiple
              required
            />
            <p className={appointment.note}>{t('sell:photos.heic')}</p>
            <SubmitButton look="secondary" busyLabel={t('progress.sending')}>
              {t('sell:sale.photos.submit')}
            </SubmitButton>
          </form>
        )}
      </div>
    </section>
  )
}
