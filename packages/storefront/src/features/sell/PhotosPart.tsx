import { FileField } from '@otosafi/ui/file-field/FileField'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { PHOTO_VIEWS, photoViewText } from './photo-views.ts'
import { PhotoList } from './PhotoList.tsx'
import { PhotoSlots } from './PhotoSlots.tsx'
import { MAX_MEGABYTES } from './sale-forms.ts'
import type { SellFields } from './sell-field.ts'
import { PHOTOS } from './sell-fields.ts'

import styles from './SellForm.module.css'

/**
 * The third part of the form: pictures of the car. Without script it is a file field; `photos` are those that script has taken
 * from it, null without. `lost` says that photos must be chosen again: the browser has lost the files of an attempt before, or
 * the server keeps those of a draft no more.
 */
export function PhotosPart({
  fields: { field },
  photos,
  lost,
}: {
  fields: SellFields
  photos: CarPhotoStore | null
  lost: 'again' | 'lapsed' | null
}) {
  const { t } = useTexts()
  const { defaultValue: _, error, ...own } = field(PHOTOS)
  const most = MAX_CAR_PHOTOS
  const help = t('sell:photos.help', { most })
  return (
    <div className={styles.fields}>
      <div>
        <h3>{t('sell:photos.guide')}</h3>
        {photos === null ? (
          <ul className={styles.guide}>
            {PHOTO_VIEWS.map((view) => (
              <li key={view}>{photoViewText(t, view)}</li>
            ))}
          </ul>
        ) : (
          <PhotoSlots photos={photos} />
        )}
      </div>
      <FileField
        {...own}
        label={t('sell:photos.add')}
        mark={t('forms.optional')}
        help={photos === null ? `${help} ${t('sell:photos.size', { megabytes: MAX_MEGABYTES })}` : help}
        error={error}
        accept="image/jpeg,image/png"
        multiple
        listed
        onChange={
          photos === null
            ? undefined
            : ({ currentTarget }) => {
                photos.add(Array.from(currentTarget.files ?? []))
                // The same file may be chosen again.
                currentTarget.value = ''
              }
        }
      />
      {lost === null ? null : <p className={styles.hint}>{t(`sell:photos.${lost}`)}</p>}
      {photos === null ? null : <PhotoList photos={photos} />}
      <p className={styles.note}>{t('sell:photos.heic')}</p>
    </div>
  )
}
