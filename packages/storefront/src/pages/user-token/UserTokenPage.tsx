import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { GuestFormPage } from '../../features/authentication/GuestFormPage.tsx'
import { answerVerification } from '../../features/authentication/verify-link.ts'
import { VerifyLink } from '../../features/authentication/VerifyLink.tsx'
import { answerLink } from '../../forms/answer-form.ts'
import { readLinkState } from '../../navigation/link-state.ts'
import { LinkConfirmation } from '../../parts/newsletter/LinkConfirmation.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'

const GONE = 410

/** Subjects of a link, with the title and the text of its page. */
const WORDS = {
  account: { title: 'routes:userToken', text: 'account:verify.text' },
  car: { title: 'booking:wait.title', text: 'booking:wait.confirm' },
  newsletter: { title: 'routes:newsletter', text: 'newsletter.confirm.text' },
} as const

/** The link of a mail by which an account's address is verified, a subscription confirmed, or the wait for a car. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const token = args.params['token'] ?? ''
  if (isUnnamed(url) && (await readLinkState(api, 'newsletter', token, 'expired')) !== 'expired')
    throw redirect(pathFor('newsletter', language, { token }), { headers: FOR_ONE_VISITOR })
  const subject = subjectOf(url)
  const link = await readLinkState(api, subject, token)
  const { title, text } = WORDS[subject]
  const described = describePage(args, {
    title: `${t(title)} | Otosafi`,
    description: t(text),
    isPublic: false,
  })
  const { user, headers: own } =
    subject === 'account' ? await signedInUser(args) : { user: null, headers: FOR_ONE_VISITOR }
  return data({ page: pageData(args.request, { link, isSignedIn: user !== null }), ...described }, { headers: own })
}

export function action(args: ActionFunctionArgs) {
  const { api, url } = pageRequest(args)
  const subject = subjectOf(url)
  if (subject === 'account') return answerVerification(args)
  const token = args.params['token'] ?? ''
  if (subject === 'car') return answerLink('confirm', api.POST('/car-waits/confirm', { body: { token } }))
  return answerLink('confirm', api.POST('/subscribers/confirm', { body: { token } }))
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Where the link turns out to be gone, its state says whether it was used or has run out. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === GONE || unlessFormSent(args)
}

/** The subject of a link, by its address. */
function subjectOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): keyof typeof WORDS {
  if (parsePath(pathname)?.key !== 'userToken') return 'newsletter'
  return new URLSearchParams(search).get('for') === 'car' ? 'car' : 'account'
}

/** Whether an address does not say what its link was sent for: it may be one of an older mail of the newsletter. */
function isUnnamed({ pathname, searchParams }: URL): boolean {
  return parsePath(pathname)?.key === 'userToken' && !searchParams.has('for')
}

export default function UserTokenPage() {
  const { t } = useTexts()
  const address = useLocation()
  const [{ link, isSignedIn }] = usePageData(useLoaderData<typeof loader>().page)
  const subject = subjectOf(address)
  if (subject === 'car')
    return (
      <LinkConfirmation
        title={t('booking:wait.title')}
        text={t('booking:wait.confirm')}
        submit={t('booking:wait.submit')}
        done={t('booking:wait.done')}
        link={link}
      />
    )
  if (subject === 'newsletter')
    return (
      <LinkConfirmation
        title={t('routes:newsletter')}
        text={t('newsletter.confirm.text')}
        submit={t('newsletter.confirm.submit')}
        done={t('success.subscribed')}
        link={link}
      />
    )
  return (
    <GuestFormPage title={t('routes:userToken')}>
      <VerifyLink link={link} isSignedIn={isSignedIn} />
    </GuestFormPage>
  )
}
