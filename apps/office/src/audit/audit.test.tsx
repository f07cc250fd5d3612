import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { problem } from '../testing/answer-calls.ts'
import { AUDIT, ME_OWNER, OWNER } from '../testing/made-team.ts'
import { openOffice } from '../testing/open-office.tsx'

const CSV = 'at,by\r\n2026-06-15T11:42:00.000Z,Salma Bennis\r\n'

it('saves the file that the server writes, and says where it could not', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return 'blob:x'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  const answers = [
    problem(429, 'rate_limited'),
    new Response(CSV, { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  ]
  await openOffice('/audit?text=MA-', {
    'GET /me': () => Response.json(ME_OWNER),
    'GET /audit': () => Response.json(AUDIT),
    'POST /audit/exports': () => answers.shift() ?? problem(500, 'internal'),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /CSV/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
  await user.click(screen.getByRole('button', { name: /CSV/ }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]?.size).toBe(CSV.length)
  expect(screen.queryByRole('alert')).toBe(null)
})

it('shows what one person did, in one country, and saves no more than that', async () => {
  await openOffice('/audit?text=MA-', {
    'GET /me': () => Response.json(ME_OWNER),
    'GET /audit': () => Response.json(AUDIT),
    'POST /audit/exports': () => problem(429, 'rate_limited'),
  })
  const user = userEvent.setup()
  const [name] = await screen.findAllByRole('button', { name: OWNER.name })
  const send = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.url.replace(/.*\/office/, ''))
    return send(request)
  })
  if (name) await user.click(name)
  await screen.findByRole('button', { name: 'What everybody did' })
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.click(await screen.findByRole('option', { name: 'Senegal' }))
  await screen.findByDisplayValue('Senegal')
  await user.click(screen.getByRole('button', { name: /CSV/ }))
  const query = `edition=sn&actor=${OWNER.id}&text=MA-`
  await expect.poll(() => asked).toContain(`/audit/exports?${query}`)
  expect(asked).toContain(`/audit?${query}`)
  await user.click(screen.getByRole('button', { name: 'What everybody did' }))
  await expect.poll(() => asked).toContain('/audit?edition=sn&text=MA-')
})

it('shows every change of one request, with its country', async () => {
  const logged = vi.spyOn(console, 'error')
  const [entry] = AUDIT.entries
  if (entry === undefined) throw new Error('There is no entry.')
  const days = ['14', '15'].map((day) => ({ ...entry, operation: 'setStoreDay', subject: `dakar 2026-06-${day}` }))
  // What is published at its time names its item in place of a request, each time.
  const published = ['10', '12'].map((day) => ({
    ...entry,
    at: `2026-06-${day}T08:00:00.000Z`,
    operation: 'publishContent',
    subject: 'posts papers',
    requestId: 'posts papers',
  }))
  const entries = days.map((each) => ({ ...each, edition: 'sn' as const }))
  await openOffice('/audit', {
    'GET /me': () => Response.json(ME_OWNER),
    'GET /audit': () => Response.json({ entries: [...entries, ...published], nextCursor: null }),
  })
  for (const { subject } of entries) {
    const row = (await screen.findByRole('cell', { name: subject })).closest('tr')
    expect(within(row ?? document.body).getByRole('cell', { name: 'Senegal' })).toBeTruthy()
  }
  expect(screen.getAllByRole('cell', { name: 'posts papers' })).toHaveLength(2)
  expect(screen.getByRole('columnheader', { name: 'Country' })).toBeTruthy()
  expect(logged.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
})
