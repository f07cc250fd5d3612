import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { SpecList } from './SpecList.tsx'

it('says of each label what is known, and in words what is not', async () => {
  const page = await render(
    <SpecList
      specs={[
        { label: 'Mileage', value: '64 200 km' },
        { label: 'Number of keys', value: 'not known', unknown: true },
      ]}
    />,
  )
  expect(page.getAllByRole('term').map((term) => term.textContent)).toEqual(['Mileage', 'Number of keys'])
  expect(page.getAllByRole('definition').map((value) => value.textContent)).toEqual(['64 200 km', 'not known'])
})
