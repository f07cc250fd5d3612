import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { User } from '@otosafi/api-client/schema'
import { Button } from '@otosafi/ui/button/Button'
import { ErrorText } from '@otosafi/ui/field/Field'
import { decodePicture, encodePicture } from '@otosafi/unsent/shrink-picture'

import { issueText } from '../../forms/issue-text.ts'
import { createFormSender } from '../../parts/uploads/send-form.ts'
import { createUploadQueue } from '../../parts/uploads/upload-queue.ts'
import { UploadRow } from '../../parts/uploads/UploadRow.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { areaOf, boundedCrop, type Crop, draggedCrop, MAX_ZOOM, WHOLE } from './crop-area.ts'

import styles from './PhotoEditor.module.css'

/** The longest edge of a picture that is worked with, and that of what is sent, pixels. */
const MAX_EDGE = 2048
const SENT_EDGE = 1024
/** Edge of the preview, canvas pixels. */
const PREVIEW_EDGE = 560

/**
 * Cuts a chosen picture to a square and sends it. Everything that dragging does, three sliders do for the keyboard.
 * `onClose` receives whether the photo was saved.
 */
export function PhotoEditor({ file, onClose }: { file: File; onClose: (wasSaved: boolean) => void }) {
  const { t, language } = useTexts()
  const picture = usePicture(file)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [hasFailed, setFailed] = useState(false)
  const [queue] = useState(() =>
    createUploadQueue({
      send: createFormSender<User>({
        method: 'PUT',
        path: '/profile/photo',
        language,
        field: 'photo',
        formOf: formOfPhoto,
      }),
    }),
  )
  const upload = useStore(queue.store, ({ uploads }) => uploads.at(-1))
  const isSent = upload?.state === 'done'
  const isBusy = upload !== undefined && ['waiting', 'sending', 'pausing'].includes(upload.state)

  useEffect(() => {
    if (isSent) onClose(true)
  }, [isSent, onClose])

  if (picture === 'damaged' || hasFailed) return <ErrorText text={issueText(t, { code: 'imageDamaged', values: {} })} />
  if (picture === null) return <p role="status">{t('progress.loading')}</p>

  async function save(bitmap: ImageBitmap): Promise<void> {
    try {
      queue.add(await encodePicture(bitmap, areaOf(crop, bitmap), SENT_EDGE))
    } catch {
      // Small telephones may have no memory for it.
      setFailed(true)
    }
  }

  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{t('account:photo.crop')}</legend>
      <Preview picture={picture} crop={crop} onCrop={isBusy ? undefined : setCrop} />
      <Slider
        label={t('account:photo.zoom')}
        value={crop.zoom}
        min={1}
        max={MAX_ZOOM}
        disabled={isBusy}
        onChange={(zoom) => setCrop(boundedCrop({ ...crop, zoom }))}
      />
      <Slider
        label={t('account:photo.across')}
        value={crop.x}
        min={0}
        max={1}
        disabled={isBusy}
        direction="ltr"
        onChange={(x) => setCrop(boundedCrop({ ...crop, x }))}
      />
      <Slider
        label={t('account:photo.upright')}
        value={crop.y}
        min={0}
        max={1}
        disabled={isBusy}
        onChange={(y) => setCrop(boundedCrop({ ...crop, y }))}
      />
      {upload ? (
        <UploadRow
          upload={upload}
          texts={{
            percent: (percent) => t('account:photo.percent', { percent }),
            pausing: t('account:photo.pausing'),
            offline: t('account:photo.offline'),
          }}
          onCancel={() => queue.cancel(upload.id)}
          onRetry={() => queue.retry(upload.id)}
        />
      ) : null}
      {isBusy ? null : (
        <div className={styles.buttons}>
          <Button onClick={() => void save(picture)}>{t('account:photo.save')}</Button>
          <Button look="secondary" onClick={() => onClose(false)}>
            {t('actions.cancel')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function formOfPhoto(photo: Blob): FormData {
  const form = new FormData()
  form.set('photo', photo, 'photo.jpg')
  return form
}

/** The decoded picture; null until it is. */
function usePicture(file: File): ImageBitmap | 'damaged' | null {
  const [picture, setPicture] = useState<ImageBitmap | 'damaged' | null>(null)
  useEffect(() => {
    let isOver = false
    let decoded: ImageBitmap | undefined
    decodePicture(file, MAX_EDGE).then(
      (bitmap) => {
        decoded = bitmap
        if (isOver) bitmap.close()
        else setPicture(bitmap)
      },
      () => {
        if (!isOver) setPicture('damaged')
      },
    )
    return () => {
      isOver = true
      decoded?.close()
    }
  }, [file])
  return picture
}

/** The draggable preview of the crop. */
function Preview({
  picture,
  crop,
  onCrop,
}: {
  picture: ImageBitmap
  crop: Crop
  onCrop: ((crop: Crop) => void) | undefined
}) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const { x, y, width, height } = areaOf(crop, picture)
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, PREVIEW_EDGE, PREVIEW_EDGE)
    context.drawImage(picture, x, y, width, height, 0, 0, PREVIEW_EDGE, PREVIEW_EDGE)
  }, [crop, picture])

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (last.current === null || onCrop === undefined) return
    const edge = currentTarget.clientWidth
    const by = { x: (clientX - last.current.x) / edge, y: (clientY - last.current.y) / edge }
    last.current = { x: clientX, y: clientY }
    onCrop(draggedCrop(crop, picture, by))
  }

  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      role="img"
      aria-label={t('account:photo.preview')}
      width={PREVIEW_EDGE}
      height={PREVIEW_EDGE}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        last.current = null
      }}
      onPointerCancel={() => {
        last.current = null
      }}
    />
  )
}

/** Steps of a slider. */
const STEPS = 40

function Slider({
  label,
  value,
  min,
  max,
  disabled,
  direction,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  disabled: boolean
  /** Left and right of a picture do not follow the language. */
  direction?: 'ltr'
  onChange: (value: number) => void
}) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        dir={direction}
        min={min}
        max={max}
        step={(max - min) / STEPS}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}
