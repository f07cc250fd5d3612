import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { RangeSliderStandIn } from './RangeSliderStandIn.tsx'

const SCALE = { min: 100, max: 500 }

it.each([
  [{ from: undefined, to: undefined }, '0.000', '1.000'],
  [{ from: 200, to: 400 }, '0.250', '0.750'],
  [{ from: 50, to: 900 }, '0.000', '1.000'],
])('shows the thumbs of %o where the slider will have them', async (range, low, high) => {
  await render(<RangeSliderStandIn range={range} scale={SCALE} />)
  const track = document.querySelector<HTMLElement>('[aria-hidden]')
  expect([track?.style.getPropertyValue('--low'), track?.style.getPropertyValue('--high')]).toEqual([low, high])
})
