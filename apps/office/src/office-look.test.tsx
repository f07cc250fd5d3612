import { Title } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { OfficeLook } from './OfficeLook.tsx'

it('breaks a long name in a heading at the edge of a narrow screen', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { unmount } = render(
    <OfficeLook scheme="light">
      <Title>stock_export_2026_06_15_final_version_with_prices.csv</Title>
    </OfficeLook>,
  )
  onTestFinished(unmount)
  expect(screen.getByRole('heading').style.overflowWrap).toBe('anywhere')
})
