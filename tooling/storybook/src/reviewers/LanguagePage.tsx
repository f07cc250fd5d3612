import { useMemo, useState } from 'react'

import { formatDate } from '@otosafi/editions/format/date'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'
import { FORM_OF_COUNT } from '@otosafi/editions/format/plural'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { GROUPS } from '@otosafi/i18n/groups'
import { TextField } from '@otosafi/ui/field/TextField'
import { Progress } from '@otosafi/ui/progress/Progress'

import { COVERAGE, reviewOf } from '../locales/coverage-of-editions.ts'
import { FoundRows } from './FoundRows.tsx'
import { GROUP_SCREENS } from './group-screens.ts'
import { COMMON_RULES, LANGUAGE_RULES, type LanguageRule } from './language-rules.ts'
import { doubtfulTexts, REVIEW_EDITIONS, termsOf } from './review-of-language.ts'

import styles from './LanguagePage.module.css'

/** Numbers whose plural forms differ somewhere. */
const COUNTS = [0, 1, 2, 3, 11, 100] as const

/** What somebody needs who speaks a language and reviews its texts: how far they are, how to review, its rules and words. */
export function LanguagePage({ language }: { language: Language }) {
  const { name, dir } = LANGUAGES[language]
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const has = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
  const doubts = useMemo(() => doubtfulTexts(language, reviewOf(language)), [language])
  const terms = useMemo(() => termsOf(language), [language])
  return (
    <div className={styles.page}>
      <header>
        <h1>
          <bdi lang={language}>{name}</bdi>
        </h1>
        <div className={styles.bars}>
          {COVERAGE.filter((row) => row.language === language).map(({ edition, texts, reviewed, untranslated }) => (
            <div key={edition}>
              <Progress
                label={EDITIONS[edition].host}
                text={`${reviewed} of ${texts} confirmed`}
                value={reviewed}
                max={texts}
              />
              <p className={styles.soft}>
                {untranslated === 0 ? 'Nothing is left untranslated.' : `${untranslated} are not translated yet.`}
              </p>
            </div>
          ))}
        </div>
      </header>
      <HowToReview language={language} />
      <section>
        <h2>Where the texts stand</h2>
        <ul className={styles.groups}>
          {GROUPS.map((group) => (
            <li key={group}>
              <code>{group}</code>
              <ul>
                {GROUP_SCREENS[group].map(([screen, story]) => (
                  <li key={story}>
                    <a href={screenAddress(story, language)} target="_top">
                      {screen}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Rules of the language</h2>
        <ul className={styles.rules}>
          <Rule rule={pluralRule(language)} language={language} />
          <Rule rule={numberRule(language)} language={language} />
          {[...LANGUAGE_RULES[language], ...COMMON_RULES].map((rule) => (
            <Rule key={rule.rule} rule={rule} language={language} />
          ))}
        </ul>
      </section>
      <section>
        <h2>Doubtful texts and glossary</h2>
        <div className={styles.find}>
          <TextField
            label="Find a word, a key or a reason"
            name="sought"
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
        <FoundRows
          title="Doubtful texts"
          columns={['Key', 'English', 'Text', 'Why']}
          rows={doubts
            .filter(({ key, english, text, why }) => has(key, english, text, why))
            .map(({ key, english, text, why }) => ({ key, cells: [english, { text, language, dir }, why] }))}
        />
        <FoundRows
          title="Glossary"
          columns={['English', 'Word', 'How sure', 'In the product', 'To mind']}
          rows={terms
            .filter(({ english, word, remark, certainty, said }) => has(english, word, remark, certainty, ...said))
            .map(({ key, english, word, certainty, remark, said }) => ({
              key,
              head: english,
              cells: [
                { text: word, language, dir },
                certainty,
                {
                  text: said.filter((each) => each !== word).join(' · ') || (said.length > 0 ? '✓' : ''),
                  language,
                  dir,
                },
                remark,
              ],
            }))}
        />
        <p className={styles.soft}>
          How sure a word is: attested, found as the translation of the same meaning; form, found in use; composed+, put
          together of words that were found; composed, of some that were not. What the product says otherwise stands
          beside it.
        </p>
      </section>
    </div>
  )
}

function HowToReview({ language }: { language: Language }) {
  const { doubtful } = reviewOf(language)
  return (
    <section>
      <h2>To review</h2>
      <ol className={styles.steps}>
        <li>
          <code>{`pnpm i18n:sheet export ${language} ${language}.csv`}</code> writes all texts beside their English,
          those that wait first; {doubtful.length} of them are marked as doubtful, with the reason.
        </li>
        <li>Open it in any spreadsheet, and this workshop beside it, to see where a text stands.</li>
        <li>
          Write “yes” into <i>approved</i>, a better text into <i>correction</i>, or what is not clear into <i>doubt</i>
          .
        </li>
        <li>
          <code>{`pnpm i18n:sheet import ${language} ${language}.csv`}</code> takes it back. It refuses a row whose text
          has changed meanwhile, or whose correction lost a placeholder, and names it.
        </li>
        <li>
          A text that changes later waits again by itself. <code>pnpm i18n:report</code> counts.
        </li>
      </ol>
    </section>
  )
}

function Rule({ rule: { rule, examples }, language }: { rule: LanguageRule; language: Language }) {
  return (
    <li>
      <p>{rule}</p>
      {examples.map((example) => (
        <bdi key={example} className={styles.example} lang={language}>
          {example}
        </bdi>
      ))}
    </li>
  )
}

function pluralRule(language: Language): LanguageRule {
  const formOf = FORM_OF_COUNT[language]
  const forms = new Set(COUNTS.map(formOf))
  return forms.size === 1
    ? { rule: 'One form for every number.', examples: [] }
    : {
        rule: `${forms.size} forms by number; each counted text has all of them.`,
        examples: COUNTS.map((count) => `${count}: ${formOf(count)}`),
      }
}

function numberRule(language: Language): LanguageRule {
  const edition = REVIEW_EDITIONS[language]
  const context = { edition, language }
  return {
    rule: 'Numbers, amounts and dates are written by us. In running text they look so, with a space that never breaks.',
    examples: [
      formatNumber(64_200, context),
      formatNumber(1234.5, context, 1),
      formatMoney(4_500_000, EDITIONS[edition].currency, context),
      formatDate('2026-08-05', language),
    ],
  }
}

/** The address of a screen in a language, within Storybook's own frame. */
function screenAddress(story: string, language: Language): string {
  return `./?path=/story/${story}&globals=edition:${REVIEW_EDITIONS[language]};language:${language}`
}
