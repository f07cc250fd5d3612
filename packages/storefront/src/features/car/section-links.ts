import { FEWEST_IN_STRIP } from '../../car-cards/strip.ts'
import type { Texts } from '../../texts/use-texts.ts'

export type SectionLink = { href: string; title: string }

/** The parts of a car's page that are asked for most, of those that it has, called as their headings are. */
export function sectionLinks(
  { conditions, similar }: { conditions: readonly string[]; similar: readonly unknown[] },
  t: Texts['t'],
): SectionLink[] {
  return [
    { href: '#inspection', title: t('car.section.inspection') },
    { href: '#specifications', title: t('car.section.specifications') },
    ...(conditions.includes('new') ? [] : [{ href: '#history', title: t('car.section.serviceHistory') }]),
    { href: '#papers', title: t('car.section.papers') },
    ...(similar.length < FEWEST_IN_STRIP ? [] : [{ href: '#similar', title: t('car.section.similar') }]),
  ]
}
