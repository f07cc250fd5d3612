import type { FastifyInstance } from 'fastify'

import { usageChoiceCookie } from '@otosafi/domain/usage/usage-choice'
import { USAGE_CHOICE, USAGE_PATH } from '@otosafi/domain/usage/usage-form'

import { registerFormChoice } from './form-choice.ts'

/** `POST /usage-choice`: keeps in a cookie whether a visitor agrees to be counted (P-39), and leads back to the page. */
export function registerUsageChoice(app: FastifyInstance): void {
  registerFormChoice(app, {
    path: USAGE_PATH,
    field: USAGE_CHOICE,
    choices: ['yes', 'no'],
    isOffered: ({ analytics }) => analytics,
    cookie: usageChoiceCookie,
    isInAddress: true,
  })
}
