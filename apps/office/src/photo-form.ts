import type { TFunction } from 'i18next'

import { Failure } from './api.ts'
import { failureText } from './failure-text.ts'

/** The part of a call that sends a picture. */
export function photoForm(photo: Blob) {
  return {
    body: { photo },
    bodySerializer({ photo: file }: { photo: Blob }): FormData {
      const form = new FormData()
      form.append('photo', file)
      return form
    },
  }
}

/** Why a picture was not taken. */
export function refusalText(failure: unknown, t: TFunction): string {
  const isRefused = failure instanceof Failure && [413, 422].includes(failure.problem?.status ?? 0)
  return isRefused ? t('photos.refused') : failureText(failure, t)
}
