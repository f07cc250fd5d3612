import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section, Wrap } from '@otosafi/ui/section/Section'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { FEWEST_IN_STRIP } from '../../parts/car-cards/strip.ts'
import { LatestPosts } from '../../parts/posts/LatestPosts.tsx'
import type { CardPost } from '../../parts/posts/PostCards.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './ArticleView.module.css'

type End = { title: string; url: string; query: string; cars: CardCar[]; posts: CardPost[] }

/** The end of an article: share links, cars of the brands that it names, and related articles. */
export function ArticleEnd({ end }: { end: End }) {
  const { t, language } = useTexts()
  const { title, url, query, cars, posts } = end
  const text = `${title} ${url}`
  return (
    <Wrap>
      <p className={styles.share}>
        <a href={whatsAppShareUrl(text)}>{t('car.action.whatsAppShare')}</a>
        <a href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}>
          {t('reading:blog.mail')}
        </a>
      </p>
      {cars.length < FEWEST_IN_STRIP ? null : (
        <Section
          title={t('reading:blog.cars')}
          action={{ href: pathFor('buyCars', language) + query, label: t('home.buySteps.action') }}
        >
          <CarCards cars={cars} shape="row" />
        </Section>
      )}
      <LatestPosts posts={posts} />
    </Wrap>
  )
}
