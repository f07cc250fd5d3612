import type { TFunction } from 'i18next'

import { Failure, NotThere } from './api.ts'
import type { Texts } from './texts/texts.ts'

const BY_STATUS: ReadonlyMap<number, keyof Texts['failure']> = new Map([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'linkGone'],
  [422, 'invalid'],
  [429, 'tooMany'],
])

/** User-facing message of a failed request. */
export function failureText(error: unknown, t: TFunction): string {
  return withRenewalNotice(reasonOf(error, t), error, t)
}

/** A reason; on a page older than the office it is followed by a notice of that, since it may be the actual cause. */
export function withRenewalNotice(reason: string, error: unknown, t: TFunction): string {
  return error instanceof Failure && error.isOfOldPage ? `${reason} ${t('failure.renewed')}` : reason
}

function reasonOf(error: unknown, t: TFunction): string {
  if (error instanceof NotThere) return t('failure.notFound')
  // A script that is gone, or one that fails on an answer: most likely the page is older than the server.
  if (!(error instanceof Failure)) return t('failure.partMissing')
  const { problem } = error
  if (problem?.code === 'idempotency_key_reused') return t('failure.alreadySent')
  if (problem?.code === 'otp_invalid') return t('failure.code')
  // A sensitive act has to be confirmed by a code, and was not.
  if (problem?.code === 'otp_expired') return t('failure.unconfirmed')
  return t(`failure.${problem === null ? 'offline' : (BY_STATUS.get(problem.status) ?? 'server')}`)
}
