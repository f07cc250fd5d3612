import { act } from 'react'
import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { OptionTiles } from './OptionTiles.tsx'

const TILES = [
  { value: 'sell', label: 'Sell', note: 'Paid within a day', icon: <svg aria-label="car" /> },
  { value: 'swap', label: 'Exchange' },
  { value: 'rent', label: 'Rent', disabled: true },
]

async function inForm(type: 'radio' | 'checkbox') {
  const page = await render(
    <form aria-label="Wish">
      <OptionTiles label="What next?" name="wish" type={type} tiles={TILES} chosen={['sell']} />
    </form>,
  )
  return { page, sent: () => new FormData(page.getByRole<HTMLFormElement>('form')).getAll('wish') }
}

it('takes one answer', async () => {
  const { page, sent } = await inForm('radio')
  expect(page.getByRole('radio', { name: 'Sell Paid within a day' })).toBeTruthy()
  await act(async () => page.getByText('Exchange').click())
  expect(sent()).toEqual(['swap'])
})

it('takes several answers, but none that cannot be had', async () => {
  const { page, sent } = await inForm('checkbox')
  await act(async () => page.getByText('Exchange').click())
  await act(async () => page.getByText('Rent').click())
  expect(sent()).toEqual(['sell', 'swap'])
})
