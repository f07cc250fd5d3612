import type { PageSetting } from './toolbar/page-setting.ts'

/** Sets on the document what a page of the product has there, and what `storybook.css` reads. */
export function setOnDocument({
  scheme,
  motion,
  colours,
  direction,
  tag,
}: Pick<PageSetting, 'scheme' | 'motion' | 'colours' | 'direction' | 'tag'>): void {
  const { documentElement } = document
  documentElement.dataset['scheme'] = scheme
  documentElement.dataset['motion'] = motion
  documentElement.dataset['colours'] = colours
  documentElement.dir = direction
  documentElement.lang = tag
}
