import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { ContentAddition, ContentItem, ContentRequest } from '@otosafi/api-client/office-schema'

import { type Answers, problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Aya', email: 'a@example.org', role: 'editor', editions: ['ma'], may: ['listContent'] }
const PICTURE = { key: 'content/new', width: 800, height: 600, placeholder: '#336699' }
const PERSON: ContentItem = {
  id: 'omar',
  isPublished: true,
  publishAt: null,
  values: {
    name: 'Omar Alaoui',
    photo: 'portrait/bald-1-3-bg',
    role: { fr: 'Inspecteur' },
    bio: { fr: 'Vingt ans.' },
    city: 'casablanca',
  },
  version: 'first',
  history: [],
}
const CATALOGUE = {
  brands: [{ id: 'dacia', name: 'Dacia', models: [] }],
  cities: [
    { id: 'casablanca', name: 'Casablanca' },
    { id: 'rabat', name: 'Rabat' },
  ],
}

/** The office before a server that takes pictures and articles; resolves to what it was sent. */
async function openNewArticle(sendPicture: () => Response): Promise<ContentAddition[]> {
  const sent: ContentAddition[] = []
  await openOffice('/content/ma/posts/new', {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json(CATALOGUE),
    'POST /pictures/ma': sendPicture,
    'POST /content/ma/posts': (body) => {
      sent.push(body as ContentAddition)
      return Response.json({}, { status: 201 })
    },
    'GET /content/ma/posts': () => Response.json({ items: [] }),
  })
  return sent
}

const jpeg = () => new File(['jpeg'], 'car.jpg', { type: 'image/jpeg' })
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input !== null) fireEvent.change(input, { target: { files: [file] } })
}

it('begins an article as a draft with its picture, and says at each field what is missing', async () => {
  const sent = await openNewArticle(() => Response.json(PICTURE, { status: 201 }))
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Title, Français'), 'Où réviser ?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const picture = within(screen.getByRole('group', { name: /^Picture/ }))
  expect(await picture.findByText('Fill this in.')).toBeTruthy()
  expect(sent).toEqual([])
  choose(jpeg())
  const shown = await picture.findByRole('img', { name: 'The picture as it is now' })
  expect(picture.queryByText('Fill this in.')).toBeNull()
  expect(shown.getAttribute('src')).toBe('/photos/content/new/320.webp')
  expect(picture.queryByRole('button', { name: 'Remove the picture' })).toBeNull()
  await user.type(screen.getByLabelText('Summary for lists, Français'), 'Trois adresses.')
  fireEvent.change(screen.getByLabelText(/^Day of publication/), { target: { value: '2026-05-30' } })
  await user.click(screen.getByRole('combobox', { name: 'Brands that it speaks of' }))
  await user.click(await screen.findByRole('option', { name: 'Dacia' }))
  await user.click(screen.getByRole('button', { name: 'Add a piece' }))
  await user.type(screen.getByLabelText('Piece 1, Français'), 'La première.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    values: {
      title: { fr: 'Où réviser ?' },
      photo: 'content/new',
      author: 'Aya',
      minutes: 1,
      topic: 'buying',
      brands: ['dacia'],
    },
    isPublished: false,
  })
})

it('begins an article as one of the day that it is in its country', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T22:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await openOffice('/content/rw/posts/new', {
    'GET /me': () => Response.json({ ...ME, editions: ['rw'] }),
    'GET /catalogue/rw': () => Response.json(CATALOGUE),
  })
  expect((await screen.findByLabelText<HTMLInputElement>(/^Day of publication/)).value).toBe('2026-06-02')
})

it('says why a picture was refused, keeps what was typed, and takes another', async () => {
  const answers = [
    problem(422, 'validation_failed'),
    problem(503, 'unavailable'),
    Response.json(PICTURE, { status: 201 }),
  ]
  await openNewArticle(() => answers.shift() ?? problem(500, 'internal'))
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Title, Français'), 'Où réviser ?')
  choose(jpeg())
  expect(await screen.findByText('This is no JPEG or PNG of 8 MB at most, or it is damaged.')).toBeTruthy()
  choose(jpeg())
  await expect.poll(() => screen.queryByText(/is no JPEG/)).toBeNull()
  choose(jpeg())
  expect(await screen.findByRole('img', { name: 'The picture as it is now' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Title, Français').value).toBe('Où réviser ?')
})

it('takes a portrait away, moves a person to another city, and says at its field what the server refuses', async () => {
  const sent: ContentRequest[] = []
  const path = '/content/ma/teamMembers/omar'
  const answers: Answers = {
    'GET /me': () => Response.json(ME),
    'GET /catalogue/ma': () => Response.json(CATALOGUE),
    [`GET ${path}`]: () => Response.json(PERSON),
    [`PUT ${path}`]: (body) => {
      sent.push(body as ContentRequest)
      const errors = [{ path: '/body/values/city', code: 'option', values: {} }]
      return Response.json(
        { type: 'urn:x', title: 'x', status: 422, code: 'validation_failed', instance: 'x', errors },
        { status: 422 },
      )
    },
  }
  await openOffice(path, answers)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }))
  expect(screen.queryByRole('img')).toBeNull()
  await user.selectOptions(screen.getByLabelText(/^City/), 'Rabat')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.values).toEqual({ ...PERSON.values, photo: null, city: 'rabat' })
  expect(await screen.findByText('Choose one of the list.')).toBeTruthy()
  expect(screen.getByLabelText(/^City/).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^City/))
})
