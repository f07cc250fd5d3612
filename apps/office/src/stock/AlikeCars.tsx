import { Alert, Anchor, List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

import type { AlikeCar } from '@otosafi/api-client/office-schema'

/** Says which other cars of the stock may be the same one, and why; nothing where there are none. */
export function AlikeCars({ alike }: { alike: readonly AlikeCar[] }) {
  const { t } = useTranslation()
  if (alike.length === 0) return null
  return (
    <Alert color="yellow" title={t('alike.title')} role="note">
      <List>
        {alike.map(({ car, by }) => (
          <List.Item key={car.id}>
            <Anchor component={Link} inherit to={`/cars/${car.edition}/${car.id}`}>
              {`${car.name} ${car.modelYear}, ${car.reference}`}
            </Anchor>
            <span>{` · ${t(`stockState.${car.state}`)} · ${t(`alike.${by}`)}`}</span>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
