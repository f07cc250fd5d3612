import { MAX_COMPARED } from '@otosafi/domain/listing/limits'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { signInPath } from '../../navigation/sign-in-path.ts'
import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { SEEN_FIRST } from '../../parts/car-cards/lead-photo.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './FavouritesView.module.css'

/**
 * The cars of a list of favourites, and how many of it are no longer shown. Where there are none, they may be those of an account, to
 * which an alert leads without a session: the way to sign in comes back to them.
 */
export function FavouritesView({ cars, gone }: { cars: readonly CardCar[]; gone: number }) {
  const { t, language } = useTexts()
  if (cars.length === 0 && gone === 0)
    return (
      <EmptyState title={t('favourites.empty.title')} text={t('favourites.empty.text')}>
        <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        <ButtonLink look="secondary" href={signInPath(pathFor('favourites', language), language)}>
          {t('account:signUp.haveAccount')}
        </ButtonLink>
      </EmptyState>
    )
  const compared = cars.slice(0, MAX_COMPARED).map(({ id }) => id)
  return (
    <>
      <p className={styles.note}>{t('favourites.onDevice')}</p>
      {gone === 0 ? null : <p className={styles.note}>{t('favourites.gone', { count: gone })}</p>}
      {cars.length < 2 ? null : (
        <p className={styles.note}>
          <a href={`${pathFor('compare', language)}?cars=${compared.join(',')}`}>
            {t('compare.open', { count: compared.length })}
          </a>
        </p>
      )}
      <CarCards cars={cars} eager={SEEN_FIRST} heading="h2" />
    </>
  )
}
