import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { pollCards, shownPoll } from '../../features/poll/load-poll.ts'
import { voteForm } from '../../features/poll/poll-form.ts'
import { PollForm } from '../../features/poll/PollForm.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { answerLinkPage, linkResult } from '../../parts/appointments/secret-page.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** Cars between which family and friends vote, by a secret link (P-62). */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { api, t } = page
  const token = args.params['token'] ?? ''
  const { found: poll, end } = linkResult(await api.GET('/polls/{token}', { params: { path: { token } } }))
  return answerLinkPage(
    {
      page: pageData(
        args.request,
        { poll: poll === null ? null : shownPoll(poll, token, page) },
        { cards: poll === null ? [] : pollCards(poll) },
      ),
      ...describePage(args, {
        title: `${t(poll === null ? 'booking:poll.lost.title' : 'routes:poll')} | Otosafi`,
        description: t('booking:poll.lead'),
        isPublic: false,
      }),
    },
    end,
  )
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, voteForm(args.params['token'] ?? ''))
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function PollPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { poll } = interactive
  if (poll === null)
    return (
      <Wrap>
        <EmptyState heading="h1" title={t('booking:poll.lost.title')} text={t('booking:poll.lost.text')}>
          <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        </EmptyState>
      </Wrap>
    )
  return (
    <Wrap>
      <HomeTrail current={t('routes:poll')} />
      <h1>{t('routes:poll')}</h1>
      <p>{t('booking:poll.lead')}</p>
      <div className={styles.page}>
        <div className={styles.column}>
          <PollForm cars={poll.cars} ends={poll.ends} />
          <div className={styles.ways}>
            <ButtonLink look="secondary" href={poll.share}>
              {t('car.action.whatsAppShare')}
            </ButtonLink>
            <ButtonLink look="secondary" href={poll.comparison}>
              {t('booking:poll.compare')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.column}>
          <StaticHtml part="cars" data={staticData}>
            {({ cards }) => <CarCards cars={cards} eager={1} heading="h2" />}
          </StaticHtml>
        </div>
      </div>
    </Wrap>
  )
}
