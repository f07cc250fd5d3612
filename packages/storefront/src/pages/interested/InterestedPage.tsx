import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { carTitle } from '../../car-cards/car-title.ts'
import { CarCards } from '../../car-cards/CarCards.tsx'
import { chatUrl } from '../../contact/chat-url.ts'
import { callbackForm } from '../../features/callback/callback.ts'
import { CallbackForm } from '../../features/callback/CallbackForm.tsx'
import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { addressOf } from '../../features/car/present-address.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { need } from '../../request/api-result.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { Still } from '../../request/Still.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './InterestedPage.module.css'

/** What follows from liking a car: a call, a chat, and the terms of a booking (spec section 2). Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const car = need(await api.GET('/cars/{id}', { params: { path: { id: args.params['id'] ?? '' } } }))
  const name = carTitle(car)
  const address = addressOf(car, language)
  return {
    page: pageData(
      args.request,
      { id: car.id, name, address },
      { car: cardCar(car), reference: car.reference, url: url.origin + address },
    ),
    ...describePage(args, {
      title: `${t('car.action.interested')} · ${name} | Otosafi`,
      description: t('interested.lead'),
      isPublic: false,
    }),
  }
}

/** Takes the callback form. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, callbackForm(args.params['id'] ?? ''))
}

export const shouldRevalidate = unlessFormSent

export default function InterestedPage() {
  const { t, language } = useTexts()
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarPartTrail {...live} current={t('car.action.interested')} />
      <h1>{t('car.action.interested')}</h1>
      <div className={styles.page}>
        <Still part="car" data={still} className={styles.about}>
          {({ car, reference, url }) => (
            <>
              <p>{t(car.status === 'sold' ? 'interested.sold' : 'interested.lead')}</p>
              <CarCards cars={[car]} eager={1} heading="h2" />
              <div className={styles.ways}>
                <ButtonLink
                  look="secondary"
                  href={chatUrl(t('shell.whatsApp.carText', { name: live.name, reference, url }))}
                >
                  {t('car.action.whatsApp')}
                </ButtonLink>
                <ButtonLink look="quiet" href={live.address}>
                  {t('interested.backToCar')}
                </ButtonLink>
              </div>
              {car.status === 'sold' ? null : <BookingTerms />}
            </>
          )}
        </Still>
        <CallbackForm action={pathFor('interested', language, { id: live.id })} />
      </div>
    </Wrap>
  )
}

/** What a deposit is and how it comes back, before anybody is asked for a name (decision 14). */
function BookingTerms() {
  const { t } = useTexts()
  const { deposit, holdDays, refund } = edition.booking
  return (
    <section className={styles.terms}>
      <h2>{t('interested.booking')}</h2>
      {deposit === null ? null : (
        <p>
          {t('car.booking.deposit', { count: holdDays, deposit })} {t(`car.booking.refund.${refund}`)}
        </p>
      )}
      <p>{t('interested.arrange')}</p>
    </section>
  )
}
