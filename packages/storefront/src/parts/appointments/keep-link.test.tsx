// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { notices } from '../../state/notices.ts'
import { openPage } from '../../testing/open-page.tsx'
import { KeepLink } from './KeepLink.tsx'

const LINK = 'https://otosafi.ma/fr/visite/kq3v9b2m7x1c5z8n4h6j0w'
const NAME = 'Votre visite MA-VS-7K3Q2P4X'

afterEach(() => {
  vi.restoreAllMocks()
  for (const { id } of notices.visible()) notices.dismiss(id)
})

const open = () =>
  openPage({ language: 'fr', path: '/', routes: [{ path: '/', element: <KeepLink name={NAME} link={LINK} /> }] })

it('a link is copied, and sent under its reference', async () => {
  const { t, user } = await open()
  await user.click(screen.getByRole('button', { name: t('car.action.copyLink') }))
  await waitFor(() => expect(notices.visible().map(({ text }) => text)).toEqual([t('booking:copy.done')]))
  expect(await navigator.clipboard.readText()).toBe(LINK)
  const chat = screen.getByRole('link', { name: t('car.action.whatsAppShare') }).getAttribute('href') ?? ''
  expect(new URL(chat).searchParams.get('text')).toBe(`${NAME}\n${LINK}`)
  const mail = screen.getByRole('link', { name: t('booking:keep.mail') }).getAttribute('href') ?? ''
  const sent = new URLSearchParams(mail.replace('mailto:?', ''))
  expect([sent.get('subject'), sent.get('body')]).toEqual([NAME, LINK])
})

it.each([false, true])('a link that is nowhere else is offered from the start: %s', async (isOpen) => {
  const element = <KeepLink name={NAME} link={LINK} isOpen={isOpen} />
  const { container } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element }] })
  expect(container.querySelector('details')?.open).toBe(isOpen)
})

it('a link that cannot be copied is shown until it is dismissed', async () => {
  const { t, user } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: t('car.action.copyLink') }))
  await waitFor(() => expect(notices.visible().map(({ text, kind }) => [text, kind])).toEqual([[LINK, 'wait']]))
})
