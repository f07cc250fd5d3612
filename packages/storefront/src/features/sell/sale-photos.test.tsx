// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { FormState } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ADD_PHOTOS, REMOVE_PHOTO } from './sale-forms.ts'
import { SalePhotos } from './SalePhotos.tsx'

const TOKEN = 'kq3v9b2m7x1c5z8n4h6j0w'
const KEY = '0a1b2c3d-4e5f-8a6b-8c7d-9e0f1a2b3c4d'
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `uploads/${index}`,
    width: 800,
    height: 600,
    placeholder: '#369',
  }))
const REFUSED: FormState = { form: ADD_PHOTOS, sent: false, issues: {}, problem: null, values: {}, code: null }

describe.each(['fr', 'ar'] as const)('the photos of a sale, in %s', (language) => {
  const path = pathFor('sale', language, { token: TOKEN })
  const open = (count: number, { query = '', answered }: { query?: string; answered?: FormState } = {}) =>
    openPage({
      language,
      path: path + query,
      routes: [
        {
          id: 'sale',
          path,
          element: <SalePhotos photos={{ shown: photosOf(count), left: 10 - count }} formKey={KEY} />,
        },
      ],
      ...(answered === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { sale: answered } } }),
    })

  it('are each shown with a button that names what it removes, and others can be added without script', async () => {
    const { t, container } = await open(2)
    expect(screen.getByText(t('sell:photos.count', { count: 2, most: 10 }).replace('\u00a0', ' '))).toBeTruthy()
    const [, second] = screen.getAllByRole('img')
    expect(second?.getAttribute('alt')).toBe(t('sell:photos.number', { index: 2 }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t('sell:photos.remove', { index: 2 }) })
    expect([button.type, button.name, button.value, button.form?.method]).toEqual([
      'submit',
      REMOVE_PHOTO,
      'uploads/1',
      'post',
    ])
    const field = screen.getByLabelText<HTMLInputElement>(t('sell:photos.add'))
    expect([field.type, field.name, field.multiple, field.required]).toEqual(['file', 'photos', true, true])
    expect([field.form?.enctype, field.form?.getAttribute('action')]).toEqual([
      'multipart/form-data',
      `?formKey=${KEY}#${ADD_PHOTOS}`,
    ])
    expect(container.textContent).toContain(t('sell:photos.help', { most: 8 }))
    expect(screen.queryByRole('status', { name: t('sell:sale.photos.added') })).toBeNull()
  })

  it('that were added or removed are said to be', async () => {
    const { t, unmount } = await open(3, { query: `?${SENT}=${ADD_PHOTOS}` })
    expect(screen.getByText(t('sell:sale.photos.added'))).toBeTruthy()
    unmount()
    await open(2, { query: `?${SENT}=${REMOVE_PHOTO}` })
    expect(screen.getByText(t('sell:sale.photos.removed'))).toBeTruthy()
  })

  it('are no empty list where there are none', async () => {
    const { t, container } = await open(0)
    expect(container.querySelector('ul')).toBeNull()
    expect(screen.getByLabelText(t('sell:photos.add'))).toBeTruthy()
  })

  it('have no field for more once they are ten', async () => {
    const { t, container } = await open(10)
    expect(container.querySelector('input[type=file]')).toBeNull()
    expect(screen.getByText(t('sell:sale.photos.full'))).toBeTruthy()
  })

  it('of which one is there, or one may come, are not counted in the plural', async () => {
    const issues = { photos: { code: 'invalid', values: {} } } as const
    const plural = /(?:^|[^\d])1 (?:photos|صور)/
    for (const count of [1, 9]) {
      const { container, unmount } = await open(count, { answered: { ...REFUSED, issues } })
      expect(container.textContent).not.toMatch(plural)
      unmount()
    }
  })

  it.each([
    ['are too many', 8, { code: 'invalid', values: {} }, 'sell:sale.photos.fit'],
    ['were not chosen', 1, { code: 'required', values: { field: 'photos' } }, 'sell:sale.photos.missing'],
  ] as const)('that %s are refused at their field, to which the summary leads', async (_, count, issue, key) => {
    const answered = { ...REFUSED, issues: { photos: issue } }
    const { t } = await open(count, { query: `?${SENT}=${ADD_PHOTOS}`, answered })
    const words = t(key, { left: 10 - count, most: 10 })
    const field = screen.getByLabelText(t('sell:photos.add'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(words)
    const summary = screen.getByRole('region', { name: t('validation.summary') })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('link', { name: words }).getAttribute('href')).toBe(`#${field.id}`)
    expect(screen.queryByText(t('sell:sale.photos.added'))).toBeNull()
  })

  it('that are no pictures are refused beside their field', async () => {
    const issues = { photos: { code: 'imageType', values: {} } } as const
    const { t } = await open(1, { answered: { ...REFUSED, issues } })
    const field = screen.getByLabelText(t('sell:photos.add'))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(t('validation.imageType'))).toHaveLength(2)
  })
})
