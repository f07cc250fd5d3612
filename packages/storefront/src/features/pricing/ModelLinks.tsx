import { pathFor } from '@otosafi/editions/routes/path-for'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { Pricing } from './load-pricing.ts'
import { modelPricesPath } from './model-prices-path.ts'

import styles from './ModelLinks.module.css'

/** The way to the prices of every model by model year: by its brand first, where none was chosen. */
export function ModelLinks({ asked, choices }: Pick<Pricing, 'asked' | 'choices'>) {
  const { t, language } = useTexts()
  const { brand } = asked
  const links =
    brand === ''
      ? choices.brands.map(({ id, name }) => ({ name, href: `${pathFor('pricingTool', language)}?brand=${id}#prices` }))
      : choices.models.map(({ id, name }) => ({ name, href: modelPricesPath(language, { brand, model: id }) }))
  if (links.length === 0) return null
  return (
    <Section id="prices" title={t('finance:prices.link')}>
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
