// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import type { RouterWork, watchRouter } from '@otosafi/framework-output/browser/router-work'

import { translatorOf } from '../texts/translators.ts'
import { titleRefusals } from './title-refusals.ts'

const TITLE = 'Mon compte | Otosafi'
const { t } = translatorOf('fr')

type Listener = Parameters<typeof watchRouter>[0]

let tell: (work: unknown, deleted?: { deletedFetchers: string[] }) => void

beforeEach(() => {
  document.title = TITLE
  const subscribe = (listener: Listener) => {
    tell = (work, deleted) => listener(work as RouterWork, deleted)
  }
  vi.stubGlobal('__reactRouterDataRouter', { state: { fetchers: new Map() }, subscribe })
  titleRefusals(t)
  return () => {
    document.body.innerHTML = ''
    vi.unstubAllGlobals()
  }
})

const answered = (data: object, state = 'idle') => tell({ fetchers: new Map([['form-ask', { state, data }]]) })
const REFUSED = { form: 'ask', issues: { email: { code: 'email', values: {} } }, problem: null }
const TAKEN = { form: 'ask', sent: true, issues: {}, problem: null }

it('The title begins with an error while a form is refused, once however often it is', () => {
  answered(REFUSED)
  answered({ ...TAKEN, sent: false, problem: 'rate_limited' })
  expect(document.title).toBe(t('offline:refused', { title: TITLE }))
  answered(TAKEN)
  expect(document.title).toBe(TITLE)
})

it('The title follows what a form finds by itself', () => {
  dispatchEvent(new CustomEvent('formchecked', { detail: REFUSED }))
  expect(document.title).toBe(t('offline:refused', { title: TITLE }))
  dispatchEvent(new CustomEvent('formchecked', { detail: null }))
  expect(document.title).toBe(TITLE)
})

it('The title keeps the error of a form that stands when another is gone', () => {
  document.body.innerHTML = '<main><form><input aria-invalid="true"></form></main>'
  dispatchEvent(new CustomEvent('formchecked', { detail: REFUSED }))
  dispatchEvent(new CustomEvent('formchecked', { detail: null }))
  expect(document.title).toBe(t('offline:refused', { title: TITLE }))
  document.body.innerHTML = ''
  dispatchEvent(new CustomEvent('formchecked', { detail: null }))
  expect(document.title).toBe(TITLE)
})

it('The title stays where a form is answered that is gone', () => {
  const work = { fetchers: new Map([['form-ask', { state: 'idle', data: REFUSED }]]) }
  tell(work, { deletedFetchers: ['form-ask'] })
  expect(document.title).toBe(TITLE)
  tell(work, { deletedFetchers: ['form-other'] })
  expect(document.title).toBe(t('offline:refused', { title: TITLE }))
})

it('The title stays where nothing was answered yet, or something that is no form', () => {
  answered(REFUSED, 'loading')
  answered({ cars: [] })
  expect(document.title).toBe(TITLE)
})
