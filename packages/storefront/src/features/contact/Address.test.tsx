// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import '../../testing/clean-up.ts'
import { Address } from './Address.tsx'

it.each([
  [
    '999, boulevard de la Démonstration, Aïn Sebaâ, Casablanca',
    '[999, boulevard de la Démonstration], [Aïn Sebaâ], [Casablanca]',
  ],
  ['KG 999 St, Remera, Kigali', '[KG 999 St], [Remera], [Kigali]'],
  ['شارع الحسن الثاني، الدار البيضاء', '[شارع الحسن الثاني، الدار البيضاء]'],
  ['12 rue X', '[12 rue X]'],
])('%s keeps each of its parts whole, apart from the others', (address, parts) => {
  const { container } = render(<Address address={address} />)
  expect(container.textContent).toBe(address)
  expect(container.innerHTML.replaceAll('<bdi>', '[').replaceAll('</bdi>', ']')).toBe(parts)
})
