import type { FastifyInstance } from 'fastify'

import { SAVER_CHOICE, SAVER_PATH, saverCookie } from '@otosafi/domain/saver/saver-choice'

import { registerFormChoice } from './form-choice.ts'

/** `POST /data-saver`: keeps in a cookie that a visitor saves data on every page, or no longer does (P-59). */
export function registerSaverChoice(app: FastifyInstance): void {
  registerFormChoice(app, {
    path: SAVER_PATH,
    field: SAVER_CHOICE,
    choices: ['on', 'off'],
    isOffered: () => true,
    cookie: saverCookie,
    // The page shows it by itself: it is rendered for those who save data and for those who do not.
    isInAddress: false,
  })
}
