import { Button, FileButton, Group, Image, Input, Stack, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { photoForm, refusalText, shrunkPhoto } from '../photo-form.ts'

/** The picture of an item: a file is sent as soon as it is chosen, and shown by the site once the item is saved. */
export function PictureField({
  edition,
  label,
  error,
  isOptional,
  photo,
  change,
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
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send(file: File | null) {
    if (file === null) return
    setSending(true)
    setRefusal(null)
    try {
      const params = { path: { edition } }
      change((await dataOf(api.POST('/pictures/{edition}', { params, ...photoForm(await shrunkPhoto(file)) }))).key)
    } catch (failure) {
      setRefusal(refusalText(failure, t))
    } finally {
      setSending(false)
      resetFile.current?.()
    }
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
          <Button variant="default" onClick={() => change(null)}>
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
