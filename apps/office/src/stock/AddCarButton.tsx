import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

import { useMe } from '../shell/use-me.ts'

/** Leads to the form of a new car: of the edition in which one works, or of one that is chosen first. */
export function AddCarButton() {
  const { t } = useTranslation()
  const { may, editions } = useMe()
  const [only] = editions
  if (!may.includes('addCar')) return null
  if (editions.length === 1)
    return (
      <Button component={Link} to={`/cars/new/${only}`}>
        {t('stock.add')}
      </Button>
    )
  return (
    <Menu>
      <Menu.Target>
        <Button>{t('stock.add')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {editions.map((edition) => (
          <Menu.Item key={edition} component={Link} to={`/cars/new/${edition}`}>
            {t(`edition.${edition}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
