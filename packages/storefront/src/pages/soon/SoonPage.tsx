import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { hasOneAddress, parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { type RouteKey, sessionUseOf } from '@otosafi/editions/routes/route-table'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { chatUrl } from '../../contact/chat-url.ts'
import { describePage } from '../../head/describe-page.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { requireUser } from '../../session/signed-in-user.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

/** Parts of the account below its address that are known, though not built yet: by their names there. */
const SECTIONS: ReadonlyMap<string, RouteKey> = new Map([['edit-profile', 'editProfile']])

/**
 * A page of the route table that is not built yet: it says so, and what works instead. Search engines pass it by. What
 * belongs to an account is shown to who is signed in; only they are told that a part of it does not exist.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const route = parsePath(url.pathname)
  const headers = isGuarded(route?.key) ? (await requireUser(args)).headers : oneAddressHeaders(url)
  const key = route?.key === 'accountSection' ? SECTIONS.get(route.params['key'] ?? '') : route?.key
  if (key === undefined) throw data(null, { status: 404, headers })
  const name = t(`routes:${key}`)
  const answer = {
    name,
    isOfAccount: isGuarded(key),
    ...describePage(args, { title: `${name} | Otosafi`, description: t('soon.text'), isPublic: false }),
  }
  return data(answer, { headers })
}

/** Whether the pages of a route are for signed-in visitors alone. */
function isGuarded(key: RouteKey | undefined): boolean {
  return key !== undefined && sessionUseOf(key) === 'needed'
}

function oneAddressHeaders(url: URL): HeadersInit {
  return hasOneAddress(url.pathname) ? FOR_ONE_VISITOR : {}
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = WAITS_FOR_TOUCH

export default function SoonPage() {
  const { t, language } = useTexts()
  const { name, isOfAccount } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <HomeTrail
        between={isOfAccount ? [{ label: t('routes:account'), href: pathFor('account', language) }] : []}
        current={name}
      />
      <h1>{name}</h1>
      <EmptyState title={t('soon.title')} text={t('soon.text')}>
        <ButtonLink href={chatUrl(t('shell.whatsApp.text'))}>{t('shell.whatsApp.label')}</ButtonLink>
        <ButtonLink look="secondary" href={pathFor('buyCars', language)}>
          {t('errors.toCars')}
        </ButtonLink>
      </EmptyState>
    </Wrap>
  )
}
