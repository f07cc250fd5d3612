// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { FaqGroups } from './FaqGroups.tsx'

it.each([
  ['fr', 'fr', 'auto'],
  [undefined, 'ar', 'rtl'],
])('On a page in Arabic a question said to be in %s, and its answer, are marked as %s', async (lang, marked, dir) => {
  const faq = { id: 'deposit', question: 'Faut-il un acompte ?', answer: ['Oui.'], lang }
  const element = <FaqGroups groups={[{ id: 'buying', name: 'الشراء', faqs: [faq] }]} />
  await openPage({ language: 'ar', path: '/', routes: [{ path: '/', element }] })
  for (const text of [faq.question, 'Oui.']) {
    const shown = screen.getByText(text)
    expect(shown.closest<HTMLElement>('[lang]')?.lang).toBe(marked)
    expect(shown.closest<HTMLElement>('[dir]')?.dir).toBe(dir)
  }
})
