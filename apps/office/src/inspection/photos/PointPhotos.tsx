import { Badge, Button, FileButton, Group, Image, Input, NumberInput, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { validateImage } from '@otosafi/validators/image'
import { IMAGE_HEAD_BYTES } from '@otosafi/validators/image-kind'

import { Failure } from '../../api.ts'
import { refusalText } from '../../photo-form.ts'
import type { Flaw, QueuedPhoto } from './photo-store.ts'
import type { PointPhotosOfCar } from './use-point-photos.ts'
import { WaitingPicture } from './WaitingPicture.tsx'

/** The largest flaw, millimetres. */
const LARGEST = 5000

/** The photos of what is wrong at a point, and a way to add one while something is. */
export function PointPhotos({
  at: { section, point },
  label,
  isWrong,
  of,
}: {
  at: Pick<Flaw, 'section' | 'point'>
  label: string
  isWrong: boolean
  of: PointPhotosOfCar
}) {
  const { t } = useTranslation()
  const isHere = (flaw: Flaw | null) => flaw?.section === section && flaw.point === point
  const sent = of.photos.filter(({ flaw }) => isHere(flaw))
  const unsent = of.unsent.filter(({ flaw }) => isHere(flaw))
  const canAdd = isWrong && of.canAdd
  if (!canAdd && sent.length + unsent.length === 0) return null
  return (
    <Stack gap="xs" role="group" aria-label={t('inspection.photos', { point: label })}>
      <Group gap="sm" align="start">
        {sent.map(({ key }, number) => (
          <Image
            key={key}
            src={`/photos/${key}/320.webp`}
            alt={t('inspection.photo', { point: label, number: number + 1 })}
            h={120}
            w={160}
            radius="sm"
          />
        ))}
        {unsent.map((photo, number) => (
          <UnsentPhoto
            key={photo.key}
            photo={photo}
            label={t('inspection.photo', { point: label, number: sent.length + number + 1 })}
            of={of}
          />
        ))}
      </Group>
      {canAdd ? <AddPhoto at={{ section, point }} label={label} of={of} /> : null}
    </Stack>
  )
}

/** A queued photo with its upload error. */
function UnsentPhoto({ photo, label, of }: { photo: QueuedPhoto; label: string; of: PointPhotosOfCar }) {
  const { t } = useTranslation()
  const { refusal } = photo
  const isSending = of.sending === photo.key
  return (
    <Stack gap={4} maw={240}>
      <WaitingPicture blob={photo.blob} label={label} />
      <Badge color={refusal === null ? 'orange' : 'red'} variant="dot">
        {t(refusal === null ? 'inspection.unsent' : 'inspection.refused')}
      </Badge>
      {refusal === null ? null : (
        <Text size="sm">
          {refusal === 'noKeyPhoto' ? t('inspection.noKeyPhoto') : refusalText(new Failure(refusal), t)}
        </Text>
      )}
      <Group gap="xs">
        {refusal === null ? null : (
          <Button
            variant="default"
            size="xs"
            aria-label={t('inspection.sendAgain', { photo: label })}
            onClick={() => void of.queue.again(photo)}
          >
            {t('inspection.again')}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={t('inspection.removePhoto', { photo: label })}
          disabled={isSending}
          onClick={() => void of.queue.remove(photo.key)}
        >
          {t('inspection.remove')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Takes a photo of a flaw, whose size visitors see beside it. */
function AddPhoto({ at, label, of }: { at: Pick<Flaw, 'section' | 'point'>; label: string; of: PointPhotosOfCar }) {
  const { t } = useTranslation()
  // A file that was refused can be chosen again.
  const resetFile = useRef<() => void>(null)
  const [size, setSize] = useState<number | string>('')
  const [error, setError] = useState<string | null>(null)

  async function add(file: File | null) {
    if (file === null || typeof size !== 'number') return
    resetFile.current?.()
    // A second refusal is announced, too.
    setError(null)
    const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
    if (validateImage({ head, size: file.size }) !== null) {
      setError(t('photos.refused'))
      return
    }
    const { edition, id } = of.car
    const unkept = await of.queue.add({ car: { edition, id }, flaw: { ...at, sizeMm: size }, blob: file })
    setError(unkept === null ? null : t(unkept === 'full' ? 'inspection.photosFull' : 'inspection.photosDenied'))
    if (unkept === null) setSize('')
  }

  return (
    <>
      <Group gap="sm" align="end">
        <NumberInput
          label={t('inspection.flawSize')}
          aria-label={t('inspection.flawSizeOf', { point: label })}
          value={size}
          onChange={setSize}
          min={1}
          max={LARGEST}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          w={180}
        />
        <FileButton resetRef={resetFile} accept="image/jpeg,image/png" onChange={(file) => void add(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={typeof size !== 'number' || size < 1}
              aria-label={t('inspection.addPhoto', { point: label })}
            >
              {t('inspection.add')}
            </Button>
          )}
        </FileButton>
      </Group>
      {error === null ? null : <Input.Error role="alert">{error}</Input.Error>}
    </>
  )
}
