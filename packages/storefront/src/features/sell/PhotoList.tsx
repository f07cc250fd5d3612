import { type RefObject, useEffect, useRef } from 'react'

import { Button } from '@otosafi/ui/button/Button'
import { ErrorText } from '@otosafi/ui/field/Field'
import { IconButton } from '@otosafi/ui/icon-button/IconButton'
import { arrowEnd, arrowStart, camera, trash } from '@otosafi/ui/icon/icons'
import { Picture } from '@otosafi/ui/picture/Picture'
import { decodePicture } from '@otosafi/unsent/shrink-picture'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import { issueText } from '../../forms/issue-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarPhoto, CarPhotoStore } from './car-photos.ts'
import { photoViewText } from './photo-views.ts'
import { problemText } from './problem-text.ts'
import { usePhotoProgress } from './use-car-photos.ts'
import { usePhotoPicker } from './use-photo-picker.tsx'

import styles from './PhotoList.module.css'

/** The longest edge of a preview, pixels. */
const PREVIEW_EDGE = 480

/** The chosen pictures in their order, each with its buttons: forward, back, another one in its place, away. */
export function PhotoList({ photos: own }: { photos: CarPhotoStore }) {
  const { t } = useTexts()
  const { photos, isTooMany, problem } = usePhotoProgress(own)
  const most = MAX_CAR_PHOTOS
  const { pick, input } = usePhotoPicker()
  return (
    <div>
      <div role="status">
        <p>{t('sell:photos.count', { count: photos.length, most })}</p>
        {isTooMany ? <p>{t('sell:photos.tooMany', { most })}</p> : null}
      </div>
      {photos.length > 1 ? <p className={styles.note}>{t('sell:photos.first')}</p> : null}
      <ol className={styles.list}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            index={index + 1}
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            photos={own}
            onRetake={() => pick((file) => own.replace(photo.id, file))}
          />
        ))}
      </ol>
      {problem === null ? null : (
        <div className={styles.failed} role="alert">
          <ErrorText text={problemText(t, problem)} />
          <Button look="secondary" onClick={own.retry}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
      {input}
    </div>
  )
}

function PhotoItem({
  photo: { id, state, blob, stored, issue, view },
  index,
  isFirst,
  isLast,
  photos: { move, remove },
  onRetake,
}: {
  photo: CarPhoto
  index: number
  isFirst: boolean
  isLast: boolean
  photos: Pick<CarPhotoStore, 'move' | 'remove'>
  onRetake: () => void
}) {
  const { t } = useTexts()
  const item = useRef<HTMLLIElement>(null)
  const name = view === null ? t('sell:photos.number', { index }) : photoViewText(t, view)
  return (
    <li ref={item} className={styles.item}>
      <span className={styles.picture}>
        {blob !== null ? (
          <Preview picture={blob} label={name} />
        ) : stored !== null ? (
          <Picture photo={stored} alt={name} />
        ) : (
          <span role="status">{issue === null ? t('progress.loading') : ''}</span>
        )}
      </span>
      {view === null ? null : <span>{name}</span>}
      <ErrorText text={issue === null ? undefined : issueText(t, issue)} />
      {state === 'preparing' || state === 'refused' ? null : (
        <span className={styles.note}>{t(`sell:photos.${state === 'failed' ? 'unsent' : state}`)}</span>
      )}
      <span className={styles.buttons}>
        <IconButton
          icon={arrowStart}
          label={t('sell:photos.earlier', { index })}
          disabled={isFirst}
          onClick={() => move(id, -1)}
        />
        <IconButton
          icon={arrowEnd}
          label={t('sell:photos.later', { index })}
          disabled={isLast}
          onClick={() => move(id, 1)}
        />
        <IconButton icon={camera} label={t('sell:photos.retake', { index })} onClick={onRetake} />
        <IconButton
          icon={trash}
          label={t('sell:photos.remove', { index })}
          onClick={() => {
            focusBeside(item)
            remove(id)
          }}
        />
      </span>
    </li>
  )
}

/** Moves the focus from a removed picture to the same button of the next or the one before, else to the file field. */
function focusBeside({ current: item }: RefObject<HTMLLIElement | null>): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const other = beside?.querySelector<HTMLElement>('button:last-of-type')
  const field = item?.closest('section')?.querySelector<HTMLElement>('input[type=file]:not([hidden])')
  ;(other ?? field)?.focus()
}

/** A picture that is kept in memory, small: pages show no picture from an address that is not their own. */
function Preview({ picture, label }: { picture: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    decodePicture(picture, PREVIEW_EDGE).then(
      (bitmap) => {
        if (!isOver && canvas.current !== null) {
          canvas.current.width = bitmap.width
          canvas.current.height = bitmap.height
          canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0)
        }
        bitmap.close()
      },
      // It was decoded before: without memory for another time its box stays empty.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [picture])
  return <canvas ref={canvas} role="img" aria-label={label} />
}
