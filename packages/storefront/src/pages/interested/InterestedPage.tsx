import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { edition } from '#edition'
import type { ApiClient } from '@otosafi/api-client/client'
import type { BookingTerms as Terms, SaleStatus } from '@otosafi/api-client/schema'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Section, Wrap } from '@otosafi/ui/section/Section'

import { answerBooking } from '../../features/booking/booking-form.ts'
import { BOOKING, BookingProgress, BookingSteps, BookingTerms } from '../../features/booking/BookingSteps.tsx'
import { callbackForm } from '../../features/callback/callback.ts'
import { CallbackForm } from '../../features/callback/CallbackForm.tsx'
import { CAR_WAIT, carWaitForm } from '../../features/car-wait/car-wait.ts'
import { CarWaitForm } from '../../features/car-wait/CarWaitForm.tsx'
import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { callText } from '../../features/contact/call-text.ts'
import { loadWays } from '../../features/contact/load-contact.ts'
import { answerVisit } from '../../features/visit/visit-form.ts'
import { TEST_DRIVE, VISIT, VisitSteps, VisitTime } from '../../features/visit/VisitSteps.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { useFormState } from '../../forms/use-form-state.ts'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import type { KnownUser } from '../../parts/appointments/contact-fields.ts'
import { knownUser } from '../../parts/appointments/known-user.ts'
import { DAY, loadSlots, SLOT, type SlotChoice } from '../../parts/appointments/load-slots.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { type CardCar, cardCar } from '../../parts/car-cards/car-card-props.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { leadPhotoOf } from '../../parts/car-cards/lead-photo.ts'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { chatUrl } from '../../parts/phone/chat-url.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { requestSender } from '../../session/request-sender.ts'
import { probeCookies } from '../../session/require-guest.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import boxed from '../../forms/BoxedForm.module.css'
import styles from './InterestedPage.module.css'

const CONFLICT = 409

/** How many similar cars are shown below one that is reserved or sold. */
const SIMILAR_SHOWN = 4

/** Id of the part with the steps, which links lead to. */
const STEPS = 'steps'

/**
 * The next steps for a car (P-08): booking it, a visit, a callback, chat. The first step of each is shown at once, the
 * next ones have addresses of their own. Throws the page's 404 for an unknown id.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const id = carOfAddress(args.params)
  const [found, { user, headers }, ways] = await Promise.all([
    api.GET('/cars/{id}', { params: { path: { id } } }),
    signedInUser(args),
    loadWays({ api }, Date.now()),
  ])
  const car = dataOrThrow(found)
  const slots = car.status === 'sold' ? null : await loadSlots(api, car.id, url.searchParams)
  // A reserved car without free slots is held for its buyer: no visits are offered (P-48).
  const choice = car.status === 'reserved' && slots?.day === null ? null : slots
  const terms = car.status === 'available' ? await loadTerms(api) : null
  const similar = car.status === 'available' ? [] : await loadSimilar(api, car.id)
  const card = cardCar(car)
  const name = carTitle(car)
  const way = url.searchParams.get(WAY)
  const asked = way === null ? null : readStep(args, way, car.id)
  const address = carPath(car, language)
  const answer = {
    page: pageData(
      args.request,
      {
        id: car.id,
        name,
        address,
        status: car.status,
        terms,
        choice,
        user: user && knownUser(user),
        calls: callText(ways, t),
        ...(asked && { asked }),
      },
      { car: card, reference: car.reference, url: siteOrigin(args) + address, similar },
    ),
    ...describePage(args, {
      title: t('meta:car.partTitle', { page: t('car.action.interested'), name }),
      description: t('interested.lead'),
      isPublic: false,
      leadPicture: leadPhotoOf([card]),
    }),
  }
  return data(answer, { headers: way === null ? headers : probeCookies(headers) })
}

/** Handles the forms; the address tells which one was sent. */
export async function action(args: ActionFunctionArgs) {
  const car = carOfAddress(args.params)
  const way = args.url.searchParams.get(WAY)
  if (way === BOOKING) return answerBooking(args, await args.request.formData(), car)
  if (way === CAR_WAIT) return answerForm(args, carWaitForm(car))
  if (way === VISIT) return answerVisit(args, await args.request.formData(), car)
  return answerForm(args, callbackForm(car), await requestSender(args))
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** After a 409 the data are stale and loaded again; other forms change nothing on this page. */
export function shouldRevalidate({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : actionStatus === CONFLICT
}

export default function InterestedPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const path = pathFor('interested', language, { id: interactive.id })
  return (
    <Wrap>
      <CarPartTrail {...interactive} current={t('car.action.interested')} />
      <h1>{t('car.action.interested')}</h1>
      <div className={styles.page}>
        <StaticHtml part="car" data={staticData} className={styles.about}>
          {({ car, reference, url }) => (
            <>
              {car.status === 'reserved' ? null : (
                <p>{t(car.status === 'sold' ? 'interested.sold' : 'interested.lead')}</p>
              )}
              <CarCards cars={[car]} eager={1} heading="h2" />
              <div className={styles.ways}>
                <ButtonLink
                  look="secondary"
                  href={chatUrl(t('shell.whatsApp.carText', { name: interactive.name, reference, url }))}
                >
                  {t('car.action.whatsApp')}
                </ButtonLink>
                <ButtonLink look="quiet" href={interactive.address}>
                  {t('interested.backToCar')}
                </ButtonLink>
              </div>
            </>
          )}
        </StaticHtml>
        <div id={STEPS} className={styles.steps}>
          <NextSteps {...interactive} path={path} />
        </div>
      </div>
      <StaticHtml part="others" data={staticData}>
        {({ similar }) => <SimilarCars cars={similar} />}
      </StaticHtml>
    </Wrap>
  )
}

/** The edition's present booking terms; null where it offers no booking. */
async function loadTerms(api: ApiClient): Promise<Terms | null> {
  return edition.booking.deposit === null ? null : dataOrThrow(await api.GET('/booking-terms'))
}

async function loadSimilar(api: ApiClient, id: string) {
  const { data: similar } = await api.GET('/cars/{id}/similar', { params: { path: { id } } })
  return (similar?.cars ?? []).slice(0, SIMILAR_SHOWN).map(cardCar)
}

function SimilarCars({ cars }: { cars: CardCar[] }) {
  const { t } = useTexts()
  return cars.length === 0 ? null : (
    <Section title={t('car.section.similar')}>
      <CarCards cars={cars} eager={0} heading="h3" />
    </Section>
  )
}

type NextStepsProps = {
  path: string
  status: SaleStatus
  /** Null where the car cannot be booked. */
  terms: Terms | null
  /** The free slots for a visit; null where none is offered. */
  choice: SlotChoice | null
  user: KnownUser | null
  /** Says from which number the team calls; null where that is not known. */
  calls: string | null
  /** The step of a code at which the page was loaded again. */
  asked?: FormState | undefined
}

/** The second step of a booking or a visit, where the address names one; else the first step of all that is offered. */
function NextSteps({ path, status, terms, choice, user, calls, asked }: NextStepsProps) {
  const { t, language } = useTexts()
  const { search } = useLocation()
  const { state: booked } = useFormState(BOOKING)
  const query = new URLSearchParams(search)
  const way = query.get(WAY)
  // A day that is chosen after a time is looked at first.
  const hasTime = way === VISIT && query.has(SLOT) && !query.has(DAY)
  // The address still names a slot where the car was sold or reserved after it was chosen.
  const wasTaken = booked?.problem === 'car_not_available' || hasTime
  const signIn = signInPath(path + search, language)
  const testDrive = query.get(TEST_DRIVE) ?? ''
  if (way === BOOKING && terms !== null)
    return <BookingSteps path={`${path}?${WAY}=${BOOKING}`} signIn={signIn} user={user} terms={terms} asked={asked} />
  if (hasTime && choice !== null) {
    const chosen = { slot: query.get(SLOT) ?? '', testDrive }
    return <VisitSteps page={path} signIn={signIn} choice={choice} user={user} chosen={chosen} asked={asked} />
  }
  return (
    <>
      {wasTaken ? <p role="alert">{t('errors.problem.car_not_available')}</p> : null}
      {terms !== null ? (
        <BookingStart path={path} terms={terms} />
      ) : status === 'reserved' ? (
        <CarWaitForm action={`${path}?${WAY}=${CAR_WAIT}`} email={booked?.values['email'] ?? ''} />
      ) : null}
      {choice === null ? null : <VisitTime path={path} choice={choice} testDrive={testDrive} />}
      <CallbackForm action={path} calls={calls} />
    </>
  )
}

/** The first step of a booking: its terms. */
function BookingStart({ path, terms }: { path: string; terms: Terms }) {
  const { t } = useTexts()
  return (
    <section id={BOOKING} className={boxed.form}>
      <h2>{t('car.action.book')}</h2>
      <BookingProgress step="terms" />
      <BookingTerms {...terms} />
      <ButtonLink href={`${path}?${WAY}=${BOOKING}#${STEPS}`}>{t('actions.continue')}</ButtonLink>
    </section>
  )
}
