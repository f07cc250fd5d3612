import { pathFor } from '@otosafi/editions/routes/path-for'
import { CountLinks } from '@otosafi/ui/count-links/CountLinks'
import { Section } from '@otosafi/ui/section/Section'
import { Steps } from '@otosafi/ui/steps/Steps'

import { sellingSteps } from '../../parts/claims/selling-steps.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'

const NUMBERS = ['1', '2', '3'] as const

/** How buying, choosing and selling work, in three steps each; choosing begins from a monthly budget or from a use (P-08). */
export function HowItWorks({ home: { monthly, uses } }: { home: Home }) {
  const { t, language, number } = useTexts()
  const choices = [
    ...(monthly === null
      ? []
      : [
          {
            href: `${pathFor('buyCars', language)}?monthlyMax=${monthly.monthlyMax}`,
            label: t('hero:choose.monthly', { amount: monthly.monthlyMax }),
            count: monthly.count,
          },
        ]),
    ...uses.map(({ id, name, count }) => ({ href: pathFor('category', language, { id }), label: name, count })),
  ]
  return (
    <>
      <Section
        title={t('home.buySteps.title')}
        action={{ href: pathFor('buyCars', language), label: t('home.buySteps.action') }}
      >
        <Steps
          steps={NUMBERS.map((step) => ({
            title: t(`home.buySteps.${step}.title`),
            text: t(`home.buySteps.${step}.text`),
          }))}
        />
      </Section>
      <Section
        title={t('hero:choose.title')}
        action={{ href: pathFor('finance', language), label: t('hero:choose.action') }}
      >
        <Steps
          steps={NUMBERS.map((step) => ({
            title: t(`hero:choose.${step}.title`),
            text: t(`hero:choose.${step}.text`),
          }))}
        />
        <CountLinks
          links={choices.filter(({ count }) => count > 0).map((choice) => ({ ...choice, count: number(choice.count) }))}
        />
      </Section>
      <Section
        title={t('home.sellSteps.title')}
        action={{ href: pathFor('sellCar', language), label: t('home.sellSteps.action') }}
      >
        <Steps steps={sellingSteps(t)} />
      </Section>
    </>
  )
}
