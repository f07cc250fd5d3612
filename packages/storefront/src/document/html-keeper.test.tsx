import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'

import { HtmlKeeperContext, KeptHtml } from '../request/KeptHtml.tsx'
import { useTranslator } from '../texts/use-translator.ts'
import { htmlKeeperOf } from './html-keeper.tsx'

const translatorOf = (language: string) =>
  ({ language, t: (key: string) => `${key} in ${language}` }) as unknown as i18n

const rendered = vi.fn<(name: string) => void>()

function Card({ name }: { name: string }) {
  const { t } = useTranslator()
  rendered(name)
  return (
    <article className="card">
      {name} & <b>{t('car.badge.sold')}</b>
    </article>
  )
}

function pageOf(translator: i18n, names: readonly string[], keeps: boolean): string {
  const page: ReactElement = (
    <main>
      {names.map((name) => (
        <KeptHtml key={name} name="card" of={{ name }} render={() => <Card name={name} />} />
      ))}
    </main>
  )
  return renderToString(
    <I18nextProvider i18n={translator}>
      <HtmlKeeperContext value={keeps ? htmlKeeperOf(translator) : null}>{page}</HtmlKeeperContext>
    </I18nextProvider>,
  )
}

it('writes what would be rendered, and renders it once for all pages of a language', () => {
  const [fr, ar] = [translatorOf('fr'), translatorOf('ar')]
  const names = ['Clio', 'Logan <b>']
  const pages = [fr, ar].map((translator) => pageOf(translator, names, false))
  rendered.mockClear()
  for (let page = 0; page < 3; page++) {
    expect([fr, ar].map((translator) => pageOf(translator, names, true))).toEqual(pages)
  }
  expect(rendered).toHaveBeenCalledTimes(names.length * 2)
})

it('keeps nothing whose HTML it would not write whole', () => {
  const keep = htmlKeeperOf(translatorOf('en'))
  expect(() => keep('key', () => <article id="car">Clio</article>)).toThrow('Not to be kept')
})
