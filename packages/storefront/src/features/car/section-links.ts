import type { Texts } from '../../texts/use-texts.ts'

export type SectionLink = { href: string; title: string }

/** The parts of a car's page that visitors look for most, of those that it has, under the names of their headings. */
export function sectionLinks(conditions: readonly string[], t: Texts['t']): SectionLink[] {
  return [
    { href: '#inspection', title: t('car.section.inspection') },
    { href: '#specifications', title: t('car.section.specifications') },
    ...(conditions.includes('new') ? [] : [{ href: '#history', title: t('car.section.serviceHistory') }]),
    { href: '#papers', title: t('car.section.papers') },
  ]
}
