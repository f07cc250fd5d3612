import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { CountryFlag } from './CountryFlag.tsx'

const flags = import.meta.glob<string>('./flags/*.svg', { query: '?raw', import: 'default', eager: true })

it('is read as its country and keeps its place while it loads', async () => {
  const screen = await render(<CountryFlag src="/flags/rw.svg" alt="Rwanda" />)
  const flag = screen.getByRole('img', { name: 'Rwanda' })
  expect(Number(flag.getAttribute('width')) / Number(flag.getAttribute('height'))).toBeCloseTo(4 / 3)
})

it.each(Object.entries(flags))('%s is a drawing of 4:3 that weighs little and asks for nothing else', (_, svg) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(4 / 3)
  expect(svg.length).toBeLessThan(500)
  expect(svg).not.toMatch(/<script|<style|href|url\(/)
})
