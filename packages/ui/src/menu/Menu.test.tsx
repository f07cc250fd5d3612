import { fireEvent } from 'storybook/test'
import { expect, it } from 'vitest'

import { globe } from '../icon/icons.ts'
import { render } from '../testing/render.ts'
import { Menu, MenuLinks } from './Menu.tsx'

it('names its summary with what is chosen, and marks the choice among its links', async () => {
  const page = await render(
    <Menu label="Language" icon={globe} text="EN">
      <MenuLinks
        title="Languages"
        entries={[
          { label: 'English', href: '/en', lang: 'en', current: true },
          { label: 'العربية', href: '/ar', lang: 'ar', dir: 'rtl' },
        ]}
      />
    </Menu>,
  )
  expect(page.getByLabelText('Language EN').tagName).toBe('SUMMARY')
  expect(page.getByRole('navigation', { name: 'Languages', hidden: true })).toBeTruthy()
  const links = page.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'ar'])
  expect(links[1]?.getAttribute('dir')).toBe('rtl')
})

it('closes on Escape, and leaves that press to nothing else', async () => {
  const page = await render(
    <Menu label="Language" icon={globe}>
      <MenuLinks title="Languages" entries={[{ label: 'English', href: '/en' }]} />
    </Menu>,
  )
  const summary = page.getByLabelText('Language')
  const menu = summary.closest('details')
  if (menu === null) throw new Error('There is no menu.')
  expect(await fireEvent.keyDown(summary, { key: 'Escape' })).toBe(true)
  menu.open = true
  expect(await fireEvent.keyDown(summary, { key: 'Escape' })).toBe(false)
  expect(menu.open).toBe(false)
})
