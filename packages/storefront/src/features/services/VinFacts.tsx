import type { DecodedVin } from '@otosafi/domain/vin/decode-vin'
import { type Spec, SpecList } from '@otosafi/ui/spec-list/SpecList'

import { type Texts, useTexts } from '../../texts/use-texts.ts'

import styles from './Services.module.css'

/** The facts that an identification number encodes, and those that it does not (P-45). */
export function VinFacts({ decoded }: { decoded: DecodedVin }) {
  const { t } = useTexts()
  const { vin, maker, isSmallMaker, check, plant, isYearLawful, modelYears, country } = decoded
  const unknown = t('services:vin.unknown')
  const years = yearsText(decoded, t)
  const specs: Spec[] = [
    {
      label: t('services:vin.maker'),
      value: maker === null ? isSmallMaker ? t('services:vin.makerSmall') : unknown : <bdi>{maker}</bdi>,
      unknown: maker === null,
    },
    { label: t('services:vin.country'), value: countryText(decoded, t), unknown: country === null },
    { label: t('services:vin.years'), value: years, unknown: modelYears.length === 0 },
    { label: t('services:vin.check'), value: t(`services:vin.verdict.${check}`) },
    ...(plant === null
      ? []
      : [{ label: t('services:vin.plant'), value: t('services:vin.plantCode', { code: plant }) }]),
  ]
  const notes = [
    ...(isYearLawful || modelYears.length === 0 ? [] : [t('services:vin.yearsNote')]),
    ...(country === null ? [] : [t('services:vin.countryNote')]),
    t('services:vin.note'),
  ]
  return (
    <section className={styles.decoded} aria-labelledby="decoded">
      <h2 id="decoded">{t('services:vin.title', { vin })}</h2>
      <SpecList specs={specs} notes={notes} />
    </section>
  )
}

function countryText({ country, region }: DecodedVin, t: Texts['t']): string {
  if (country !== null) return t(`services:vin.from.${country}`)
  if (region === null) return t('services:vin.unknown')
  return t('services:vin.regionOnly', { region: t(`services:region.${region}`) })
}

function yearsText({ modelYears, likelyYear }: DecodedVin, t: Texts['t']): string {
  const [first, second] = modelYears
  if (first === undefined) return t('services:vin.yearsNone')
  if (second === undefined) return String(first)
  if (likelyYear === null) return t('services:vin.yearsTwo', { first, second })
  return t('services:vin.yearsLikely', { year: likelyYear, other: likelyYear === first ? second : first })
}
