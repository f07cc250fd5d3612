import type { PageSetting } from './toolbar/page-setting.ts'

/** Sets on the document what a page of the product has there, and what `storybook.css` reads. */
export function setOnDocument({
  scheme,
  motion,
  direction,
  tag,
}: Pick<PageSetting, 'scheme' | 'motion' | 'direction' | 'tag'>): void {
  const { documentElement } = document
  documentElement.dataset['scheme'] = scheme
  documentElement.dataset['motion'] = motion
  documentElement.dir = direction
  documentElement.lang = tag
}
