import { data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { hasOneAddress, parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { chatUrl } from '../../contact/chat-url.ts'
import { describePage } from '../../head/describe-page.ts'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { WAITS_FOR_TOUCH } from '../../request/page-start.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A page of the route table that is not built yet: it says so, and what works instead. Search engines pass it by. */
export function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const name = t(`routes:${parsePath(url.pathname)?.key ?? 'home'}`)
  const answer = {
    name,
    ...describePage(args, { title: `${name} | Otosafi`, description: t('soon.text'), isPublic: false }),
  }
  return data(answer, { headers: hasOneAddress(url.pathname) ? FOR_ONE_VISITOR : {} })
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = WAITS_FOR_TOUCH

export default function SoonPage() {
  const { t, language } = useTexts()
  const { name } = useLoaderData<typeof loader>()
  return (
    <Wrap>
      <Breadcrumbs
        label={t('shell.breadcrumb')}
        crumbs={[{ label: t('routes:home'), href: pathFor('home', language) }]}
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
