import { Button } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { camera, check } from '@otosafi/ui/icon/icons'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { PHOTO_VIEWS, photoViewText } from './photo-views.ts'
import { usePhotoProgress } from './use-car-photos.ts'
import { usePhotoPicker } from './use-photo-picker.tsx'

import styles from './SellForm.module.css'

/** Suggested views, each with a file button; more than one picture may be chosen. */
export function PhotoSlots({ photos: own }: { photos: CarPhotoStore }) {
  const { t } = useTexts()
  const { photos } = usePhotoProgress(own)
  const { pick, input } = usePhotoPicker()
  // A view whose picture is refused is still asked for.
  const chosen = new Set(photos.map(({ view, state }) => (state === 'refused' ? null : view)))
  return (
    <>
      <ul className={styles.buttons}>
        {PHOTO_VIEWS.map((view) => {
          const text = photoViewText(t, view)
          return (
            <li key={view}>
              <Button look="secondary" onClick={() => pick((file) => own.add([file], view))}>
                <Icon icon={chosen.has(view) ? check : camera} />
                <span>{chosen.has(view) ? t('sell:photos.chosen', { view: text }) : text}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {input}
    </>
  )
}
