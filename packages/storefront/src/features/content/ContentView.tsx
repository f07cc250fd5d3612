import { LANGUAGES } from '@otosafi/editions/language'
import { buttonClass, ButtonLink } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'

import { SaverChoice } from '../../parts/saver/SaverChoice.tsx'
import { textLanguage } from '../../parts/text-sections/text-language.ts'
import { TextSections } from '../../parts/text-sections/TextSections.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { Content } from './load-content.ts'

import pageStyles from '../../parts/text-page/TextPage.module.css'
import styles from './ContentView.module.css'

/** A page of text with the links below it, in the language of the page. */
export function ContentView({ content }: { content: Content }) {
  const { t, language } = useTexts()
  const own = textLanguage(content.language, language)
  return (
    <Wrap>
      <HomeTrail current={<span {...own}>{content.title}</span>} />
      {content.original === null ? null : (
        <p>
          <a href={content.original.href}>
            {t('legal.original', { language: LANGUAGES[content.original.language].name })}
          </a>
        </p>
      )}
      <article className={pageStyles.page} {...own}>
        <h1>{content.title}</h1>
        {content.summary === null ? null : <p className={pageStyles.lead}>{content.summary}</p>}
        <TextSections sections={content.sections} />
      </article>
      {content.saver === null ? null : (
        <div className={styles.saver}>
          <h2>{content.saver.title}</h2>
          <SaverChoice form={content.saver} look={buttonClass('secondary')} />
        </div>
      )}
      {content.links.length === 0 ? null : (
        <p className={styles.links}>
          {content.links.map(({ href, label }) => (
            <ButtonLink key={href} look="secondary" href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </Wrap>
  )
}
