import {
  ActionIcon,
  Button,
  Card,
  FileButton,
  Group,
  Image,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { type DragEvent, startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import type { Photo, PhotoView, StockCarDetails } from '@otosafi/api-client/office-schema'
import { PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'
import { randomUuid } from '@otosafi/domain/random-uuid'

import { api, dataOf } from '../api.ts'
import { loadAgain } from '../load-again.ts'
import { photoForm, refusalText, shrunkPhoto } from '../photo-form.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { Sign } from '../Sign.tsx'
import { useChange } from '../use-change.ts'
import { askUntilDone } from '../use-unsaved.ts'
import { FlawFields } from './FlawFields.tsx'
import { carParams } from './load-stock-car.ts'
import { useCarTexts } from './use-car-texts.ts'

/** The photos of a car: pictures are added from files, put in order, and say what they show. */
export function CarPhotos({ car, photos, photosVersion }: Pick<StockCarDetails, 'car' | 'photos' | 'photosVersion'>) {
  const { t } = useTranslation()
  const { error, isSending, change } = useChange()
  const { uploads, add, forgetKeys } = useUploads(car)
  const [dragged, setDragged] = useState<string | null>(null)
  const params = carParams(car)

  const arrange = (arranged: readonly Photo[]) =>
    change(
      api.PUT('/cars/{edition}/{id}/photos', {
        params,
        body: { photos: arranged.map(({ key, view, flaw }) => ({ key, view, flaw })), version: photosVersion },
      }),
    )

  /** Moves a photo to a place. */
  function move(key: string, to: number) {
    const moved = photos.find((photo) => photo.key === key)
    if (moved !== undefined) void arrange(photos.filter((photo) => photo !== moved).toSpliced(to, 0, moved))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void add([...event.dataTransfer.files])
  }

  return (
    <section aria-labelledby="photos">
      <Title order={2} size="h4" id="photos" mb="sm">
        {t('photos.title')}
      </Title>
      <Stack>
        <FailureAlert error={error} />
        <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }} component="ol" p={0} style={{ listStyle: 'none' }}>
          {photos.map((photo, place) => (
            <PhotoCard
              key={photo.key}
              photo={photo}
              place={place}
              count={photos.length}
              isSending={isSending}
              move={(to) => move(photo.key, to)}
              show={(shown) => arrange(photos.map((each) => (each === photo ? { ...each, ...shown } : each)))}
              remove={() => {
                forgetKeys()
                void arrange(photos.filter((each) => each !== photo))
              }}
              drag={() => setDragged(photo.key)}
              drop={() => dragged !== null && !isSending && move(dragged, place)}
            />
          ))}
        </SimpleGrid>
        <Paper withBorder p="md" onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop}>
          <Group>
            <FileButton multiple accept="image/jpeg,image/png" onChange={(files) => void add(files)}>
              {(props) => (
                <Button {...props} variant="default" loading={uploads.isRunning}>
                  {t('photos.add')}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed">
              {t('photos.hint')}
            </Text>
          </Group>
          <Text role="status" size="sm">
            {uploads.isRunning ? t('photos.sending', { done: uploads.done, all: uploads.all }) : ''}
          </Text>
          <FailureAlert error={uploads.isUnseen ? t('failure.unseen') : null} />
          {uploads.failed.map(({ name, text }) => (
            <FailureAlert key={name} error={`${name}: ${text}`} />
          ))}
        </Paper>
      </Stack>
    </section>
  )
}

type CardProps = {
  photo: Photo
  place: number
  count: number
  /** Whether another arrangement is on its way: none fits in with what is shown until then. */
  isSending: boolean
  move: (to: number) => void
  show: (shown: Partial<Pick<Photo, 'view' | 'flaw'>>) => Promise<boolean>
  remove: () => void
  drag: () => void
  drop: () => void
}

/** A photo with what it shows and where it stands. The first is the key photograph, which no photo of a flaw can be. */
function PhotoCard({ photo, place, count, isSending, move, show, remove, drag, drop }: CardProps) {
  const { t } = useTranslation()
  const { valueText } = useCarTexts()
  const viewText = (view: PhotoView) => valueText('photoView', view)
  const number = place + 1
  const [timesRefused, setTimesRefused] = useState(0)

  /** A flaw that was refused is not one that is shown: its fields begin with what is there. */
  async function showFlaw(flaw: Photo['flaw']) {
    if (!(await show({ flaw }))) startTransition(() => setTimesRefused((times) => times + 1))
  }

  return (
    <Card
      component="li"
      withBorder
      padding="xs"
      draggable
      onDragStart={drag}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        drop()
      }}
    >
      <Card.Section>
        <Image
          src={`/photos/${photo.key}/320.webp`}
          alt={`${number}. ${viewText(photo.view)}`}
          h={140}
          draggable={false}
        />
      </Card.Section>
      <Text size="sm" mt="xs" fw={place === 0 ? 700 : 400}>
        {photo.kind === 'flaw' ? t('photos.flaw') : place === 0 ? t('photos.key') : t('photos.number', { number })}
      </Text>
      <Select
        aria-label={t('photos.shows', { number })}
        size="xs"
        data={PHOTO_VIEWS.map((view) => ({ value: view, label: viewText(view) }))}
        value={photo.view}
        onChange={(view) => view !== null && void show({ view })}
        allowDeselect={false}
        disabled={isSending}
      />
      {place === 0 ? null : (
        <FlawFields key={timesRefused} number={number} photo={photo} show={(flaw) => void showFlaw(flaw)} />
      )}
      <Group gap="xs" mt="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('photos.earlier', { number })}
          disabled={isSending || place === 0 || (photo.kind === 'flaw' && place === 1)}
          onClick={() => move(place - 1)}
        >
          <Sign of="back" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('photos.later', { number })}
          disabled={isSending || number === count}
          onClick={() => move(place + 1)}
        >
          <Sign of="on" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('photos.remove', { number })}
          disabled={isSending}
          onClick={remove}
        >
          <Sign of="remove" />
        </ActionIcon>
      </Group>
    </Card>
  )
}

type Uploading = {
  isRunning: boolean
  done: number
  all: number
  failed: readonly { name: string; text: string }[]
  /** Whether the page shows what was there before them. */
  isUnseen: boolean
}

const NO_UPLOAD: Uploading = { isRunning: false, done: 0, all: 0, failed: [], isUnseen: false }

/** Sends pictures one after the other, in their order; those that are refused are named, with the reason. */
function useUploads(car: StockCarDetails['car']) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState(NO_UPLOAD)
  /** The keys of files that were not taken, as far as is known: one that is chosen again is not added twice. */
  const keys = useRef(new Map<string, string>())

  async function add(files: readonly File[]) {
    if (files.length === 0) return
    setUploads({ ...NO_UPLOAD, isRunning: true, all: files.length })
    await askUntilDone(sendAll(files))
    const isUnseen = !(await loadAgain(revalidate))
    setUploads((now) => ({ ...now, isRunning: false, isUnseen }))
  }

  async function sendAll(files: readonly File[]) {
    for (const file of files) {
      const text = await send(file)
      setUploads((now) => ({
        ...now,
        done: now.done + 1,
        failed: text === null ? now.failed : [...now.failed, { name: file.name, text }],
      }))
    }
  }

  /** Resolves to why a picture was refused; null where it was taken. */
  async function send(photo: File): Promise<string | null> {
    const file = `${photo.name} ${photo.size} ${photo.lastModified}`
    const key = keys.current.get(file) ?? randomUuid()
    keys.current.set(file, key)
    try {
      const params = { ...carParams(car), header: { 'Idempotency-Key': key } }
      const sent = photoForm(await shrunkPhoto(photo))
      await dataOf(api.POST('/cars/{edition}/{id}/photos', { params, ...sent }))
      keys.current.delete(file)
      return null
    } catch (failure) {
      return refusalText(failure, t)
    }
  }

  return {
    uploads,
    add,
    /** A photo that was stored although its answer was lost may be removed, and added again. */
    forgetKeys: () => keys.current.clear(),
  }
}
