import { Button, FileButton, Group, Image, Input, Stack, Text } from '@mantine/core'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { EditionId } from '@otosafi/editions/edition'

import { api } from '../api.ts'
import { photoForm, refusalText, shrunkPhoto } from '../photo-form.ts'
import { useChange } from '../use-change.ts'

/** The picture of an item: a file is sent as soon as it is chosen, and shown by the site once the item is saved. */
export function PictureField({
  edition,
  label,
  error,
  isOptional,
  photo,
  change: setPhoto,
}: {
  edition: EditionId
  label: string
  error: string | null
  isOptional: boolean
  photo: string | null
  change: (photo: string | null) => void
}) {
  const { t } = useTranslation()
  const id = useId()
  // A file that was refused can be chosen again.
  const resetFile = useRef<() => void>(null)
  const { error: refusal, isSending, change } = useChange({ textOf: refusalText })

  async function send(file: File | null) {
    if (file === null) return
    const params = { path: { edition } }
    const sent = shrunkPhoto(file).then((shrunk) => api.POST('/pictures/{edition}', { params, ...photoForm(shrunk) }))
    await change(sent, ({ key }) => setPhoto(key))
    resetFile.current?.()
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" required={!isOptional}>
        {label}
      </Input.Label>
      {photo === null ? null : (
        <Image src={`/photos/${photo}/320.webp`} alt={t('content.pictureNow')} w={280} maw="100%" radius="sm" />
      )}
      <Group gap="sm">
        <FileButton resetRef={resetFile} accept="image/jpeg,image/png" onChange={(file) => void send(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={isSending} aria-describedby={`${id}-error`}>
              {t(photo === null ? 'content.choosePicture' : 'content.replacePicture')}
            </Button>
          )}
        </FileButton>
        {isOptional && photo !== null ? (
          <Button variant="default" onClick={() => setPhoto(null)}>
            {t('content.removePicture')}
          </Button>
        ) : null}
        <Text size="sm" c="dimmed">
          {t('content.pictureHint')}
        </Text>
      </Group>
      <Input.Error id={`${id}-error`} role="alert">
        {refusal ?? error}
      </Input.Error>
    </Stack>
  )
}
