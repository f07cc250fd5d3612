import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { USUAL } from '../testing/answers.ts'
import { openOffice } from '../testing/open-office.tsx'

const ANSWERS = Object.fromEntries(Object.entries(USUAL).map(([call, body]) => [call, () => Response.json(body)]))

it.each(['/', '/cases/sale', '/cases/booking', '/content/ma/faqs', '/imports', '/team', '/calendar/ma'])(
  'begins names in any script where their column begins, at %s',
  async (address) => {
    await openOffice(address, ANSWERS)
    await screen.findByRole('table')
    expect(document.querySelectorAll('td [dir=auto], td[dir=auto]')).toHaveLength(0)
    expect(document.querySelectorAll('td bdi').length).toBeGreaterThan(0)
  },
)
