// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { loadAnew } from '../request/browser-session.ts'
import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'
import { notifyAccountChange } from './notify-account-change.ts'

const t = ((key: string) => key) as unknown as Texts['t']

it('a page that is loaded anew for another account says so, once', () => {
  const reload = vi.spyOn(history, 'go').mockReturnValue()
  const said = () => notices.visible().map(({ text }) => text)
  notifyAccountChange(t)
  expect(said()).toEqual([])
  loadAnew()
  expect(reload).toHaveBeenCalledOnce()
  notifyAccountChange(t)
  notifyAccountChange(t)
  expect(said()).toEqual(['offline:session.other'])
  for (const { id } of notices.visible()) notices.dismiss(id)
  reload.mockRestore()
})
