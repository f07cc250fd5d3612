import { MAX_ACCOUNT_FAVOURITES, MAX_COMPARED } from '@otosafi/domain/listing/limits'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button, ButtonLink } from '@otosafi/ui/button/Button'
import { CarCard, CarGrid } from '@otosafi/ui/car-card/CarCard'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { ErrorState } from '@otosafi/ui/error-state/ErrorState'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'
import { FavouriteButton } from '@otosafi/ui/favourite-button/FavouriteButton'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextLink } from '@otosafi/ui/text-link/TextLink'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { carCardProps } from '../../parts/car-cards/car-card-props.ts'
import { SEEN_FIRST } from '../../parts/car-cards/lead-photo.ts'
import { MAX_FAVOURITES } from '../../state/favourites-store.ts'
import { REMOVE_FAVOURITE } from '../../state/remove-favourite.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { AccountList, FavouriteCar, ShownFavourite } from './account-list.ts'

import styles from './AccountFavourites.module.css'

/**
 * The favourites of the account, the same on every device. `origin` begins the address that can be shared; `wanted` is a car
 * that the page's address asks to add.
 */
export function AccountFavourites({
  list,
  origin,
  wanted,
}: {
  list: AccountList
  origin: string
  wanted: FavouriteCar | null
}) {
  const { t, language } = useTexts()
  if ('problem' in list)
    return (
      <ErrorState title={list.problem === null ? t('errors.favouritesNotLoaded') : t(`errors.problem.${list.problem}`)}>
        <ButtonLink href={pathFor('favourites', language)} data-reload="">
          {t('actions.retry')}
        </ButtonLink>
      </ErrorState>
    )
  const { favourites } = list
  const shown = favourites.filter(({ card }) => card !== null)
  const gone = favourites.filter(({ card }) => card === null)
  return (
    <>
      <FormStatus />
      {wanted === null ? null : <AddForm car={wanted} />}
      {favourites.length === 0 ? (
        <EmptyState title={t('favourites.empty.title')} text={t('favourites.empty.text')}>
          <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        </EmptyState>
      ) : (
        <p className={styles.note}>{t('account:favourites.lead')}</p>
      )}
      {shown.length === 0 ? null : <ListLinks ids={shown.map(({ car }) => car.id)} origin={origin} />}
      <CarGrid>
        {shown.map((favourite, index) => (
          <ShownCar key={favourite.id} favourite={favourite} isSeenFirst={index < SEEN_FIRST} />
        ))}
      </CarGrid>
      {gone.length === 0 ? null : (
        <section className={styles.gone}>
          <h2>{t('account:favourites.goneTitle')}</h2>
          <ul>
            {gone.map((favourite) => (
              <li key={favourite.id} className={styles.row}>
                <bdi>{favourite.car.name}</bdi>
                <span className={styles.heart}>
                  <FavouriteButton id={favourite.car.id} label={t('favourites.add', { name: favourite.car.name })} />
                </span>
                <RemoveButton favourite={favourite} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Result of adding or removing a favourite; also the form to which every {@link RemoveButton} belongs. */
function FormStatus() {
  const { t } = useTexts()
  const { Form, form, sent, answer } = useFormState(REMOVE_FAVOURITE)
  const added = useFormState(FAVOURITE)
  const full = added.state?.problem === 'conflict' ? t('favourites.full', { most: MAX_ACCOUNT_FAVOURITES }) : undefined
  return (
    <>
      <Form ref={form} id={REMOVE_FAVOURITE} method="post" />
      <FormNotes state={answer} sent={sent ? t('success.removedFromFavourites') : null} />
      <FormNotes state={added.answer} sent={added.sent ? t('success.addedToFavourites') : null} refusal={full} />
    </>
  )
}

/** Adds the car of the address, once somebody says so: a link alone must not add it. */
function AddForm({ car: { id, name } }: { car: FavouriteCar }) {
  const { t } = useTexts()
  const { Form, sending, sent } = useFormState(FAVOURITE)
  if (sent) return null
  return (
    <Form method="post" className={styles.note}>
      <input type="hidden" name={FAVOURITE} value={id} />
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('favourites.add', { name })}
      </SubmitButton>
    </Form>
  )
}

/** Links to share the list, and to compare its cars. */
function ListLinks({ ids, origin }: { ids: readonly string[]; origin: string }) {
  const { t, language } = useTexts()
  const path = `${pathFor('favourites', language)}?cars=${ids.slice(0, MAX_FAVOURITES).join(',')}`
  const compared = ids.slice(0, MAX_COMPARED)
  return (
    <p className={styles.ways}>
      <TextLink href={path}>{t('account:favourites.open')}</TextLink>
      <TextLink href={whatsAppShareUrl(`${t('account:favourites.shareText')} ${origin}${path}`)}>
        {t('account:favourites.whatsApp')}
      </TextLink>
      {compared.length < 2 ? null : (
        <TextLink href={`${pathFor('compare', language)}?cars=${compared.join(',')}`}>
          {t('compare.open', { count: compared.length })}
        </TextLink>
      )}
    </p>
  )
}

/** A car that is still shown; where it costs less than when it was added, its card says so. */
function ShownCar({ favourite, isSeenFirst }: { favourite: ShownFavourite; isSeenFirst: boolean }) {
  const texts = useTexts()
  const { card, fellFrom } = favourite
  if (card === null) return null
  return (
    <div className={styles.kept}>
      <CarCard {...carCardProps(card, texts)} priority={isSeenFirst} heading="h2" />
      {fellFrom === null ? null : (
        <p className={styles.fell}>{texts.t('account:favourites.fell', { price: texts.money(fellFrom) })}</p>
      )}
      <RemoveButton favourite={favourite} />
    </div>
  )
}

/** Removes a favourite without script; with script there is a heart. */
function RemoveButton({ favourite: { id, car } }: { favourite: ShownFavourite }) {
  const { t } = useTexts()
  return (
    <span className={styles.remove}>
      <Button look="secondary" type="submit" form={REMOVE_FAVOURITE} name="id" value={id}>
        {t('account:favourites.remove', { name: car.name })}
      </Button>
    </span>
  )
}
