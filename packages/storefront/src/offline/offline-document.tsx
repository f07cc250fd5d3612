import { languages } from 'virtual:otosafi/locales'

import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { translatorOf } from '../texts/translators.ts'
import { type DEVICE_LISTS, OFFLINE_FILE, OFFLINE_SCRIPT } from './device-storage.ts'
import { plainDocument } from './plain-document.tsx'

/** The language of the offline page with this path; undefined for every other path. */
function languageOf(path: string): Language | undefined {
  return languages.find((language) => {
    const { prefix } = LANGUAGES[language]
    return path === (prefix === '' ? OFFLINE_FILE : `/${prefix}${OFFLINE_FILE}`)
  })
}

/** Renders the offline page, to which its script adds the cached pages; null for every other address. */
export function answerOfflinePage(request: Request): Response | null {
  const language = languageOf(new URL(request.url).pathname)
  if (language === undefined) return null
  const { t } = translatorOf(language)
  const lists = {
    favourites: t('favourites.title'),
    compared: t('compare.title'),
    recent: t('recent.title'),
    others: t('offline:page.others'),
  } satisfies Record<keyof typeof DEVICE_LISTS | 'others', string>
  const answer = plainDocument(language, {
    title: t('shell.offline'),
    canonical: null,
    script: OFFLINE_SCRIPT,
    children: (
      <>
        <h1>{t('shell.offline')}</h1>
        <p>{t('shell.offlineText')}</p>
        <button type="button" className="press" id="again">
          {t('actions.retry')}
        </button>
        <p id="there" className="soft" hidden>
          {t('offline:page.kept')}
        </p>
        <p id="nothing" className="soft" hidden>
          {t('offline:page.nothing')}
        </p>
        {Object.entries(lists).map(([list, title]) => (
          <section key={list} data-list={list} hidden>
            <h2>{title}</h2>
            <ul className="pages" />
          </section>
        ))}
      </>
    ),
  })
  answer.headers.set('cache-control', 'public, max-age=3600')
  return answer
}
