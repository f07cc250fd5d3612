// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Visit } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { DAY, SLOT } from '../../parts/appointments/load-slots.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import VisitPage, { action, loader, shouldRevalidate } from './VisitPage.tsx'

const TOKEN = 'kq3v9b2m7x1c5z8n4h6j0w'
const OWN = `/api/visits/${TOKEN}`

const slotAt = (startsAt: string) => ({
  id: startsAt,
  startsAt,
  endsAt: startsAt,
  place: 'store' as const,
  store: null,
  free: true,
})
const [first, second] = [slotAt('2026-06-05T09:00:00.000Z'), slotAt('2026-06-05T10:30:00.000Z')]
const VISIT: Visit = {
  id: TOKEN,
  reference: 'MA-VS-7K3Q2P4X',
  car: cardOf(),
  carName: 'Dacia Duster',
  slot: { ...slotAt('2026-06-04T09:00:00.000Z'), free: false },
  testDrive: false,
  state: 'confirmed',
  createdAt: '2026-06-01T09:00:00.000Z',
  cancellable: true,
  events: [],
  contact: { channel: 'phone', hint: '•••• 4567', changeable: false },
}

/** Opens the page of a visit at the choice of another time. */
async function open(language: 'fr' | 'ar', answers: ApiAnswers) {
  const path = pathFor('visit', language, { token: TOKEN })
  const page = await openPage({
    language,
    path: `${path}?${DAY}=2026-06-05`,
    routes: [
      {
        path: path.replace(TOKEN, ':token'),
        Component: VisitPage,
        loader,
        action,
        shouldRevalidate,
        HydrateFallback: () => null,
      },
    ],
    answers: { 'GET /api/stores': () => Response.json({ stores: [] }), ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

it.each(['fr', 'ar'] as const)('a time that somebody else has taken is no longer offered, in %s', async (language) => {
  let slots = [first, second]
  const { t, user, container } = await open(language, {
    [`GET ${OWN}`]: () => Response.json(VISIT),
    [`GET ${OWN}/slots`]: () => Response.json({ slots }),
    [`POST ${OWN}/move`]: () => {
      slots = [second]
      return refusal(409, 'slot_not_available')
    },
  })
  const timeOf = ({ id }: { id: string }) => container.querySelector(`input[name=${SLOT}][value="${id}"]`)
  await user.click(timeOf(first) ?? container)
  await user.click(screen.getByRole('button', { name: t('booking:move.submit') }))
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
  await waitFor(() => expect(timeOf(first)).toBeNull())
  expect(timeOf(second)).not.toBeNull()
})

it('a visit that is over by the time it is cancelled says so', async () => {
  let visit = VISIT
  const { t, user, container } = await open('fr', {
    [`GET ${OWN}`]: () => Response.json(visit),
    [`GET ${OWN}/slots`]: () => Response.json({ slots: [] }),
    [`POST ${OWN}/cancel`]: () => {
      visit = { ...VISIT, state: 'done', cancellable: false }
      return refusal(409, 'conflict')
    },
  })
  await user.click(screen.getByText(t('booking:cancel.visitTitle')))
  await user.click(screen.getByRole('button', { name: t('booking:cancel.visitSubmit') }))
  await screen.findByText(t('booking:visitState.done'))
  expect(container.querySelector(`form#${CANCEL}`)).toBeNull()
})
