import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { useDeviceIds } from '../../state/follow-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { recentCars } from './recent-store.ts'

/**
 * A link to the recently viewed cars of this device; hidden until script has found one other than `except`, the present
 * page's car.
 */
export function RecentLink({ except }: { except?: string }) {
  const { t, language } = useTexts()
  const ids = useDeviceIds(recentCars)
  if (ids.every((id) => id === except)) return null
  return <TextLink href={`${pathFor('recentlyViewed', language)}?cars=${ids.join(',')}`}>{t('recent.title')}</TextLink>
}
