import { Title } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { OfficeTheme } from './OfficeTheme.tsx'

it('breaks a long name in a heading at the edge of a narrow screen', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { unmount } = render(
    <OfficeTheme scheme="light">
      <Title>stock_export_2026_06_15_final_version_with_prices.csv</Title>
    </OfficeTheme>,
  )
  onTestFinished(unmount)
  expect(screen.getByRole('heading').style.overflowWrap).toBe('anywhere')
})
