import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { Stepper } from './Stepper.tsx'

it('says what is done and where one stands, and links only where one may go', async () => {
  const page = await render(
    <Stepper
      label="Sell your car"
      position="2 of 3"
      doneLabel="done"
      steps={[
        { label: 'Car', state: 'done', href: '/sell/car' },
        { label: 'Photos', state: 'current' },
        { label: 'Appointment', state: 'todo' },
      ]}
    />,
  )
  expect(page.getByRole('navigation', { name: 'Sell your car' })).toBeTruthy()
  expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual(['Car done'])
  const steps = page.getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('[aria-current]')?.textContent)).toEqual([
    undefined,
    'Photos',
    undefined,
  ])
  expect(page.getByText('2 of 3')).toBeTruthy()
})
