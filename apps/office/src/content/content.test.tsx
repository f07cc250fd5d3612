import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { ContentItem, ContentRequest } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'
import { mergeContent } from './content-form.ts'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'editor', editions: ['ma'], may: ['listContent'] }
const FAQ: ContentItem = {
  id: 'deposit',
  isPublished: true,
  publishAt: null,
  values: {
    question: { en: 'Deposit?', fr: 'Les arrhes ?', ar: 'العربون؟' },
    answer: { en: 'Yes.', fr: 'Oui.' },
    topic: 'booking',
    featured: false,
  },
  version: 'first',
  history: [],
}
const PATH = '/content/ma/faqs/deposit'

/** Opens an item that somebody else changes before it is first saved, which is refused. Resolves to what is sent. */
async function openChanged(first: ContentItem, theirs: Partial<ContentItem>): Promise<ContentRequest[]> {
  let now = first
  const sent: ContentRequest[] = []
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(now),
    [`PUT ${PATH}`]: (body) => {
      sent.push(body as ContentRequest)
      if (sent.length > 1) return Response.json(now)
      now = { ...first, ...theirs, version: 'second' }
      return problem(409, 'conflict')
    },
    'GET /content/ma/faqs': () => Response.json({ items: [] }),
  })
  return sent
}

it('lists what is missing, and leads to it', async () => {
  await openOffice('/content/ma/faqs', {
    'GET /me': () => Response.json(ME),
    'GET /content/ma/faqs': () =>
      Response.json({ items: [{ id: 'deposit', title: 'Les arrhes ?', isPublished: true, missing: ['ar'] }] }),
  })
  const row = within(await screen.findByRole('row', { name: /Les arrhes/ }))
  expect(row.getByText('العربية')).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe(PATH)
  expect(screen.getByRole('link', { name: 'Add' })).toBeTruthy()
})

it('says that a list has nothing, without an empty table', async () => {
  await openOffice('/content/ma/faqs', {
    'GET /me': () => Response.json(ME),
    'GET /content/ma/faqs': () => Response.json({ items: [] }),
  })
  expect(await screen.findByText('0 items')).toBeTruthy()
  expect(screen.queryByRole('table')).toBe(null)
  const lists = within(screen.getByRole('navigation', { name: 'Content' }))
  expect(lists.getByRole('link', { current: 'page' }).textContent).toBe('Questions')
})

it('shows how a page will read in each language before it is saved, with what stands in where it is not written', async () => {
  const page = '/content/ma/pages/terms'
  const values = {
    title: { en: 'Terms', fr: 'Conditions' },
    summary: { fr: 'En bref.' },
    blocks: [
      { kind: 'paragraph' as const, text: { en: 'Old.', fr: 'Ancien.' } },
      { kind: 'list' as const, items: [{ fr: 'Un' }, { fr: '' }] },
    ],
  }
  await openOffice(page, {
    'GET /me': () => Response.json(ME),
    [`GET ${page}`]: () => Response.json({ ...FAQ, id: 'terms', values }),
  })
  const user = userEvent.setup()
  const preview = within(await screen.findByRole('region', { name: 'As the site will say it' }))
  expect(preview.getByText('Conditions')).toBeTruthy()
  expect(preview.getAllByRole('listitem')).toHaveLength(1)
  const piece = screen.getByLabelText('Piece 1, Français')
  await user.clear(piece)
  await user.type(piece, 'Nouveau.')
  expect(preview.getByText('Nouveau.')).toBeTruthy()
  await user.click(preview.getByRole('radio', { name: 'English' }))
  expect(preview.getByText('Terms')).toBeTruthy()
  expect(preview.getByText('En bref.')).toBeTruthy()
})

it('changes a text in one language, says at each field what is missing, and keeps the others', async () => {
  const sent: ContentRequest[] = []
  await openOffice(PATH, {
    'GET /me': () => Response.json(ME),
    [`GET ${PATH}`]: () => Response.json(FAQ),
    [`PUT ${PATH}`]: (body) => {
      sent.push(body as ContentRequest)
      return Response.json(FAQ)
    },
    'GET /content/ma/faqs': () => Response.json({ items: [] }),
  })
  const user = userEvent.setup()
  await user.clear(await screen.findByLabelText('Question, Français'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Fill this in.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Question, Français'))
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText('Question, Français'), 'Et les arrhes ?')
  await user.type(screen.getByLabelText('Answer, العربية'), 'نعم')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toEqual({
    values: {
      ...FAQ.values,
      question: { en: 'Deposit?', fr: 'Et les arrhes ?', ar: 'العربون؟' },
      answer: { en: 'Yes.', fr: 'Oui.', ar: 'نعم' },
    },
    isPublished: true,
    publishAt: null,
    version: 'first',
  })
  await expect.poll(() => location.pathname).toBe('/content/ma/faqs')
})

it('takes over what somebody else wrote meanwhile, and puts back what was written before', async () => {
  const before = { at: '2026-06-01T08:00:00.000Z', by: 'Mariam', values: { ...FAQ.values, answer: { fr: 'Non.' } } }
  const sent = await openChanged({ ...FAQ, history: [before] }, { values: { ...FAQ.values, featured: true } })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Answer, العربية'), 'نعم')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else changed this meanwhile')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put this back into the form' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatchObject({ version: 'second', values: { answer: { fr: 'Non.' } } })
})

it('leaves on the site what was published meanwhile', async () => {
  const draft = { ...FAQ, isPublished: false, publishAt: '2030-05-01T09:30:00.000Z' }
  const sent = await openChanged(draft, { isPublished: true, publishAt: null })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Answer, العربية'), 'نعم')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else changed this meanwhile')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('The site shows it').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatchObject({
    values: { answer: { ar: 'نعم' } },
    isPublished: true,
    publishAt: null,
    version: 'second',
  })
})

it('writes pages piece by piece, lists line by line', async () => {
  const page: ContentItem = {
    ...FAQ,
    id: 'about',
    values: { title: { fr: 'À propos' }, summary: { fr: 'Qui nous sommes' }, blocks: [] },
  }
  const sent: ContentRequest[] = []
  await openOffice('/content/ma/pages/about', {
    'GET /me': () => Response.json(ME),
    'GET /content/ma/pages/about': () => Response.json(page),
    'PUT /content/ma/pages/about': (body) => {
      sent.push(body as ContentRequest)
      return Response.json(page)
    },
    'GET /content/ma/pages': () => Response.json({ items: [] }),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a piece' }))
  await user.type(screen.getByLabelText('Piece 1, Français'), 'Notre métier')
  await user.selectOptions(screen.getByLabelText('Kind of piece 1'), 'Heading')
  await user.click(screen.getByRole('button', { name: 'Add a piece' }))
  await user.selectOptions(screen.getByLabelText('Kind of piece 2'), 'List, one entry a line')
  await user.type(screen.getByLabelText('Piece 2, Français'), 'Inspecter{Enter}Vendre{Enter}')
  await user.type(screen.getByLabelText('Piece 2, العربية'), 'فحص')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.values['blocks']).toEqual([
    { kind: 'heading', text: { fr: 'Notre métier' } },
    {
      kind: 'list',
      items: [
        { fr: 'Inspecter', ar: 'فحص' },
        { fr: 'Vendre', ar: '' },
      ],
    },
  ])
  expect(screen.queryByLabelText('The site shows it')).toBe(null)
})

it('says from when on the site is to show a draft, in the time of its country', async () => {
  const path = '/content/rw/faqs/deposit'
  const sent: ContentRequest[] = []
  await openOffice(path, {
    'GET /me': () => Response.json(ME),
    [`GET ${path}`]: () => Response.json({ ...FAQ, isPublished: false, publishAt: '2030-04-30T06:00:00.000Z' }),
    [`PUT ${path}`]: (body) => {
      sent.push(body as ContentRequest)
      return Response.json(FAQ)
    },
    'GET /content/rw/faqs': () => Response.json({ items: [] }),
  })
  const user = userEvent.setup()
  const field = await screen.findByLabelText('Show it by itself from')
  expect(field).toHaveProperty('value', '2030-04-30T08:00')
  fireEvent.change(field, { target: { value: '2030-05-01T09:30' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({ isPublished: false, publishAt: '2030-05-01T07:30:00.000Z' })
})

describe('two people who write one item', () => {
  it('lose nothing, language by language', () => {
    const base = FAQ.values
    const mine = { ...base, question: { ...(base['question'] as object), ar: 'جديد' } }
    const theirs = { ...base, question: { ...(base['question'] as object), fr: 'Nouveau' }, featured: true }
    expect(mergeContent(base, mine, theirs)).toEqual({
      ...base,
      question: { en: 'Deposit?', fr: 'Nouveau', ar: 'جديد' },
      featured: true,
    })
  })

  const first = { kind: 'paragraph' as const, text: { fr: 'Un.', ar: 'واحد' } }
  const second = { kind: 'list' as const, items: [{ fr: 'Deux' }, { fr: 'Trois' }] }
  const page: ContentItem['values'] = { blocks: [first, second] }

  it('lose no piece of a page', () => {
    const mine: ContentItem['values'] = { blocks: [{ ...first, text: { ...first.text, ar: 'جديد' } }, second] }
    const translated = {
      ...second,
      items: [
        { fr: 'Deux', ar: 'اثنان' },
        { fr: 'Trois', ar: 'ثلاثة' },
      ],
    }
    const theirs: ContentItem['values'] = {
      blocks: [{ ...first, text: { ...first.text, fr: 'Un et demi.' } }, translated],
    }
    expect(mergeContent(page, mine, theirs)).toEqual({
      blocks: [{ kind: 'paragraph', text: { fr: 'Un et demi.', ar: 'جديد' } }, translated],
    })
  })

  it('keep away a piece that either has removed, while the other wrote another one', () => {
    const third = { kind: 'paragraph' as const, text: { fr: 'Quatre.' } }
    const whole: ContentItem['values'] = { blocks: [first, second, third] }
    const edited = { ...first, text: { ...first.text, ar: 'جديد' } }
    const removed: ContentItem['values'] = { blocks: [first, third] }
    const written: ContentItem['values'] = { blocks: [edited, second, third] }
    expect(mergeContent(whole, written, removed)).toEqual({ blocks: [edited, third] })
    expect(mergeContent(whole, removed, written)).toEqual({ blocks: [edited, third] })
    const used: ContentItem['values'] = { blocks: [first, { ...second, items: [{ fr: 'Cinq' }] }, third] }
    expect(mergeContent(whole, used, removed)).toEqual(used)
  })

  it.each([
    ['the first', [second, first], [first, { ...second, items: [{ fr: 'Quatre' }, { fr: 'Trois' }] }]],
    ['the second', [first, { ...second, items: [{ fr: 'Quatre' }, { fr: 'Trois' }] }], [second, first]],
  ])('mix no pieces that %s has moved', (_, mine, theirs) => {
    expect(mergeContent(page, { blocks: mine }, { blocks: theirs })).toEqual({ blocks: mine })
  })
})
