import { Button } from '@otosafi/ui/button/Button'
import { ErrorText } from '@otosafi/ui/field/Field'
import { Progress } from '@otosafi/ui/progress/Progress'

import { issueText } from '../../forms/issue-text.ts'
import { type Texts, useTexts } from '../../texts/use-texts.ts'
import type { Upload, UploadFailure } from './upload-queue.ts'

import styles from './UploadRow.module.css'

const PERCENT = 100

/** Progress of an upload, with the buttons that cancel and retry it. `texts` are those of its page. */
export function UploadRow({
  upload,
  texts,
  onCancel,
  onRetry,
}: {
  upload: Upload<unknown, unknown>
  texts: { percent: (percent: number) => string; pausing: string; offline: string }
  onCancel: () => void
  onRetry: () => void
}) {
  const { t } = useTexts()
  const { state, progress, failure } = upload
  if (state === 'done' || state === 'cancelled') return null
  if (state === 'failed')
    return (
      <div className={styles.row} role="alert">
        <ErrorText text={failure === null ? t('errors.problem.internal') : failureText(t, failure, texts.offline)} />
        <Button look="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      </div>
    )
  const percent = Math.floor(progress * PERCENT)
  return (
    <div className={styles.row}>
      <Progress
        label={t('progress.sending')}
        text={state === 'sending' ? texts.percent(percent) : undefined}
        value={state === 'sending' && progress < 1 ? progress : undefined}
      />
      <p className={styles.note} role="status">
        {state === 'pausing' ? texts.pausing : ''}
      </p>
      <Button look="secondary" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </div>
  )
}

function failureText(t: Texts['t'], failure: UploadFailure, offline: string): string {
  if ('issue' in failure) return issueText(t, failure.issue)
  return failure.problem === 'offline' ? offline : t(`errors.problem.${failure.problem}`)
}
