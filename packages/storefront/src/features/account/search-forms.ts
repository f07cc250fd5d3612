import { type AlertFrequency, MAX_SEARCH_NAME } from '@otosafi/domain/alerts/vocabulary'
import { validateOption } from '@otosafi/validators/option'
import { validateTextMax } from '@otosafi/validators/text-max'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { CHANGE_SEARCH, DELETE_SEARCH, FAVOURITE_ALERTS, PAUSE_SEARCH } from './form-names.ts'

/** How often and how alerts are sent, as one choice: there is no weekly digest by text message. */
export const PACES = {
  instant: { frequency: 'instant', channel: 'email' },
  daily: { frequency: 'daily', channel: 'email' },
  weekly: { frequency: 'weekly', channel: 'email' },
  instantSms: { frequency: 'instant', channel: 'phone' },
  dailySms: { frequency: 'daily', channel: 'phone' },
} as const satisfies Record<string, { frequency: AlertFrequency; channel: 'email' | 'phone' }>
export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as Pace[]

const CHANGE_FORM: FormDefinition<'id' | 'name' | 'pace'> = {
  form: CHANGE_SEARCH,
  fields: ['id', 'name', 'pace'],
  check: ({ name, pace }) =>
    checkAll({ name: validateTextMax(name, MAX_SEARCH_NAME), pace: validateOption(pace, PACE_NAMES) }),
  send: (api, { id, name, pace }) =>
    api.PATCH('/saved-searches/{id}', { params: { path: { id } }, body: { name, ...PACES[pace as Pace] } }),
}

const PAUSE_FORM: FormDefinition<'id' | 'paused'> = {
  form: PAUSE_SEARCH,
  fields: ['id', 'paused'],
  check: () => ({}),
  send: (api, { id, paused }) =>
    api.PATCH('/saved-searches/{id}', { params: { path: { id } }, body: { paused: paused === 'true' } }),
}

const DELETE_FORM: FormDefinition<'id'> = {
  form: DELETE_SEARCH,
  fields: ['id'],
  check: () => ({}),
  send: (api, { id }) => api.DELETE('/saved-searches/{id}', { params: { path: { id } } }),
}

const FAVOURITES_FORM: FormDefinition<'on'> = {
  form: FAVOURITE_ALERTS,
  fields: ['on'],
  check: () => ({}),
  send: (api, { on }) => api.PATCH('/profile', { body: { favouriteAlerts: on === 'true' } }),
}

/** The forms of the saved searches. */
export const SEARCH_FORMS = [CHANGE_FORM, PAUSE_FORM, DELETE_FORM, FAVOURITES_FORM]
