import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { Sale } from '@otosafi/api-client/schema'
import { Button } from '@otosafi/ui/button/Button'
import { ErrorText } from '@otosafi/ui/field/Field'
import { Progress } from '@otosafi/ui/progress/Progress'

import { issuesOf } from '../../forms/issues-of.ts'
import { createFormSender } from '../../parts/uploads/send-form.ts'
import { createUploadQueue } from '../../parts/uploads/upload-queue.ts'
import { UploadRow } from '../../parts/uploads/UploadRow.tsx'
import type { FormState, FormValues } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarPhotoStore } from './car-photos.ts'
import { sellTexts } from './check-sell.ts'
import { problemText } from './problem-text.ts'
import { SENT_PHOTOS } from './sell-fields.ts'
import type { SentCar } from './sent-car.ts'
import { usePhotoProgress } from './use-car-photos.ts'

import styles from './SellForm.module.css'

/**
 * Sends a car once its photos have arrived, shows the progress, and tries again on a bad line. `onSent` gets the sale's secret, `onGone`
 * is called where photos must be chosen anew; `keyOf` is the idempotency key of a content.
 */
export function SendingBox({
  values,
  photos,
  onSent,
  onFail,
  onRetry,
  onStop,
  onGone,
  onRefused,
  keyOf,
}: {
  values: FormValues
  photos: CarPhotoStore
  onSent: (sale: string) => void
  onFail: () => void
  onRetry: () => void
  onStop: () => void
  onGone: () => void
  onRefused: (issues: FormState['issues']) => void
  keyOf: (content: Omit<SentCar, 'key'>) => string
}) {
  const { t, language } = useTexts()
  const { photos: shown, progress, isSent, problem } = usePhotoProgress(photos)
  const [queue] = useState(() =>
    createUploadQueue<Sale, SentCar>({
      send: createFormSender({
        method: 'POST',
        path: '/selling-cars',
        language,
        headersOf: ({ key }) => ({ 'idempotency-key': key }),
        field: SENT_PHOTOS,
        formOf,
      }),
    }),
  )
  // Counts the times that the car is sent with photos which were sent anew.
  const [round, setRound] = useState(0)
  const upload = useStore(queue.store, ({ uploads }) => uploads.at(-1))
  const state = isSent ? upload?.state : undefined

  useEffect(() => {
    if (!isSent) return undefined
    const keys = shown.flatMap(({ stored }) => stored?.key ?? [])
    const content = { values, photos: keys }
    const id = queue.add({ ...content, key: keyOf(content) })
    return () => queue.cancel(id)
    // oxlint-disable-next-line react/exhaustive-deps -- once all photos have arrived
  }, [queue, isSent, round])

  useEffect(() => {
    if (state !== 'done' || !upload?.result) return
    // A browser shows the form as it was left to who comes back to it: it is not to be sending for ever.
    addEventListener('pageshow', onStop, { once: true })
    onSent(upload.result.id)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state])

  const isGivenUp = state === 'failed' || problem !== null
  useEffect(() => {
    const errors = upload?.failure && 'errors' in upload.failure ? upload.failure.errors : undefined
    const issues = state === 'failed' ? issuesOf(errors, values) : {}
    if (Object.keys(issues).length > 0) onRefused(issues)
    else if (isGivenUp) onFail()
    // By the visitor, or by itself where the line is back.
    else onRetry()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change
  }, [isGivenUp])

  function retry(): void {
    if (upload === undefined) return
    if (upload.failure === null || !('issue' in upload.failure)) return queue.retry(upload.id)
    photos.sendAgain()
    if (photos.store.getState().photos.length === 0) onGone()
    else setRound(round + 1)
  }

  if (!isSent && problem !== null)
    return (
      <div className={styles.sending} role="alert">
        <ErrorText text={problemText(t, problem)} />
        <Button look="secondary" onClick={photos.retry}>
          {t('actions.retry')}
        </Button>
      </div>
    )
  if (!isSent)
    return (
      <div className={styles.sending}>
        <Progress label={t('progress.sending')} text={t('sell:send.photos', progress)} value={progress.part} />
        <Button look="secondary" onClick={onStop}>
          {t('actions.cancel')}
        </Button>
      </div>
    )
  if (upload === undefined) return null
  return (
    <UploadRow
      upload={upload}
      texts={{
        percent: (percent) => t('sell:send.percent', { percent }),
        pausing: t('sell:send.pausing'),
        offline: t('sell:send.offline'),
      }}
      onCancel={onStop}
      onRetry={retry}
    />
  )
}

function formOf({ values, photos }: SentCar): FormData {
  const form = new FormData()
  for (const [name, text] of sellTexts(values)) form.append(name, text)
  for (const key of photos) form.append(SENT_PHOTOS, key)
  return form
}
