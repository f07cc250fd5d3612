import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { StockImport } from '@otosafi/api-client/office-schema'

import { problem } from '../testing/answer-calls.ts'
import { openOffice } from '../testing/open-office.tsx'

const ME = { id: 'me', name: 'Awa', email: 'a@example.org', role: 'editor', editions: ['ma'], may: ['importCars'] }
const SENT: StockImport = {
  id: 'b6f5',
  edition: 'ma',
  fileName: 'cars.csv',
  isTrial: true,
  replaces: false,
  state: 'waiting',
  by: { id: 'me', name: 'Awa' },
  createdAt: '2026-06-01T08:00:00.000Z',
  finishedAt: null,
  failure: null,
  report: null,
}
const DONE: StockImport = {
  ...SENT,
  state: 'done',
  finishedAt: '2026-06-01T08:00:05.000Z',
  report: {
    lines: 20,
    added: 19,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    kept: 0,
    refused: 1,
    faultCount: 1,
    faults: [{ line: 5, column: 'price', problem: '“cheap” is no number.', cure: 'Write digits alone.' }],
  },
}

it('sends a file as a trial unless told otherwise, waits, and says what is wrong and what to do', async () => {
  let polls = 0
  const calls = await openOffice('/imports', {
    'GET /me': () => Response.json(ME),
    'GET /imports': () => Response.json({ imports: [DONE] }),
    'POST /imports/ma': () => Response.json(SENT, { status: 202 }),
    'GET /imports/ma/b6f5': () => Response.json((polls += 1) < 2 ? SENT : DONE),
  })
  const user = userEvent.setup()
  await screen.findByRole('link', { name: 'cars.csv' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file.')
  await user.upload(input, new File(['number\nA-1\n'], 'cars.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Try the file' }))
  expect(await screen.findByText('The file is being taken over…')).toBeTruthy()
  expect(await screen.findByText('A trial: nothing was written.')).toBeTruthy()
  expect(screen.getByText('Write digits alone.')).toBeTruthy()
  expect(calls).toContainEqual([
    'POST /imports/ma',
    { fileName: 'cars.csv', text: 'number\nA-1\n', isTrial: true, replaces: false },
  ])
})

it('polls a file again once the last poll is answered, however slow the line is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let polls = 0
  let answer: (response: Response) => void = () => undefined
  await openOffice('/imports/ma/b6f5', {
    'GET /me': () => Response.json(ME),
    'GET /imports/ma/b6f5': () =>
      (polls += 1) === 1 ? Response.json(SENT) : new Promise<Response>((resolve) => (answer = resolve)),
  })
  expect(await screen.findByText('The file is being taken over…')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => polls).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(polls).toBe(2)
  answer(Response.json(DONE))
  expect(await screen.findByText('A trial: nothing was written.')).toBeTruthy()
})

it('polls a file again where the server could not answer the last poll', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let polls = 0
  await openOffice('/imports/ma/b6f5', {
    'GET /me': () => Response.json(ME),
    'GET /imports/ma/b6f5': () => {
      polls += 1
      return polls === 2 ? problem(503, 'unavailable') : Response.json(polls === 1 ? SENT : DONE)
    },
  })
  expect(await screen.findByText('The file is being taken over…')).toBeTruthy()
  const isDone = async () => {
    await vi.advanceTimersByTimeAsync(2000)
    return screen.queryByText('A trial: nothing was written.') !== null
  }
  await expect.poll(isDone).toBe(true)
})

it('says that no file was sent yet', async () => {
  await openOffice('/imports', {
    'GET /me': () => Response.json(ME),
    'GET /imports': () => Response.json({ imports: [] }),
  })
  expect(await screen.findByText('No file was sent yet.')).toBeTruthy()
})

it.each([
  [413, 'payload_too_large'],
  [422, 'validation_failed'],
])('says by %i what a file has to be', async (status, code) => {
  await openOffice('/imports', {
    'GET /me': () => Response.json(ME),
    'GET /imports': () => Response.json({ imports: [] }),
    'POST /imports/ma': () => problem(status, code),
  })
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Cars from a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file.')
  await user.upload(input, new File(['number\n'], 'cars.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Try the file' }))
  expect(await screen.findByText('This is no CSV or JSON lines of 4 MB at most, or it is empty.')).toBeTruthy()
})

it.each([
  ['empty', 0, 'This is no CSV or JSON lines of 4 MB at most, or it is empty.'],
  ['too large', 4_000_001, 'This file is too large: a file may have 4 MB at most.'],
])('sends no file that is %s, and says so', async (_, size, reason) => {
  const calls = await openOffice('/imports', {
    'GET /me': () => Response.json(ME),
    'GET /imports': () => Response.json({ imports: [] }),
  })
  await screen.findByRole('heading', { name: 'Cars from a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file.')
  await userEvent.setup().upload(input, new File([new Uint8Array(size)], 'cars.csv', { type: 'text/csv' }))
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try the file' })).toHaveProperty('disabled', true)
  expect(calls.filter(([call]) => call.startsWith('POST'))).toEqual([])
})

it('takes a file as large as the server does', async () => {
  await openOffice('/imports', {
    'GET /me': () => Response.json(ME),
    'GET /imports': () => Response.json({ imports: [] }),
  })
  await screen.findByRole('heading', { name: 'Cars from a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file.')
  const file = new File([new Uint8Array(4_000_000)], 'cars.csv', { type: 'text/csv' })
  await userEvent.setup().upload(input, file)
  await expect.poll(() => screen.getByRole('button', { name: 'Try the file' })).toHaveProperty('disabled', false)
})

it('names no line where a fault is of the whole file', async () => {
  const whole = { line: 1, column: 'all', problem: 'No car was withdrawn.', cure: 'Import the file again.' }
  await openOffice('/imports/ma/b6f5', {
    'GET /me': () => Response.json(ME),
    'GET /imports/ma/b6f5': () => Response.json({ ...DONE, report: { ...DONE.report, faults: [whole] } }),
  })
  const row = (await screen.findByText('No car was withdrawn.')).closest('tr')
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'The whole file', 'No car was withdrawn.', 'Import the file again.'])
})

it('says what is wrong in the language that is chosen', async () => {
  const inFrench = { line: 5, column: 'price', problem: '« cheap » n’est pas un nombre.', cure: 'Chiffres seuls.' }
  const languages: (string | null)[] = []
  await openOffice('/imports/ma/b6f5', {
    'GET /me': () => Response.json(ME),
    'GET /imports/ma/b6f5': (_, query) => {
      languages.push(query.get('language'))
      const isFrench = query.get('language') === 'fr'
      return Response.json(isFrench ? { ...DONE, report: { ...DONE.report, faults: [inFrench] } } : DONE)
    },
  })
  const user = userEvent.setup()
  expect((await screen.findByText('Write digits alone.')).lang).toBe('en')
  await user.click(screen.getByRole('radio', { name: 'FR' }))
  expect((await screen.findByText('Chiffres seuls.')).lang).toBe('fr')
  expect(languages).toEqual(['en', 'fr'])
})

it.each([
  ['a manager', ['importCars', 'withdrawCar'], 1],
  ['an editor', ['importCars'], 0],
])('has %s withdraw the cars that a file does not have, or does not offer it', async (_, may, offered) => {
  await openOffice('/imports', {
    'GET /me': () => Response.json({ ...ME, may }),
    'GET /imports': () => Response.json({ imports: [] }),
  })
  expect(await screen.findByRole('checkbox', { name: /^Only say/ })).toBeTruthy()
  expect(screen.queryAllByRole('checkbox', { name: /^Withdraw cars/ })).toHaveLength(offered)
})
