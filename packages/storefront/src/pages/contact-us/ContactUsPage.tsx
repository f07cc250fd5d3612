import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { callbackForm } from '../../features/callback/callback.ts'
import { CallbackForm } from '../../features/callback/CallbackForm.tsx'
import { callText } from '../../features/contact/call-text.ts'
import { CONTACT_FORM } from '../../features/contact/contact-form.ts'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { ContactWays, Stores } from '../../features/contact/ContactWays.tsx'
import { loadContact } from '../../features/contact/load-contact.ts'
import { contactSubjects } from '../../features/contact/subjects.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { SUBJECT, SUBJECT_MAX_LENGTH } from '../../navigation/contact-form.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { requestSender } from '../../session/request-sender.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './ContactUsPage.module.css'

/** Says whether a store is open, which is true for a moment: the page is kept for a minute, and by the visitor alone. */
const FOR_A_MINUTE = { 'cache-control': 'private, max-age=60' }

/** Contact: a form, how to reach the team, a callback, and the stores. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const contact = await loadContact({ api }, Date.now())
  const subject = (url.searchParams.get(SUBJECT) ?? '').slice(0, SUBJECT_MAX_LENGTH)
  return data(
    {
      page: pageData(
        args.request,
        { subject, subjects: contactSubjects(t), calls: callText(contact.ways, t) },
        contact,
      ),
      ...describePage(args, metaTexts(t, 'contactUs')),
    },
    { headers: FOR_A_MINUTE },
  )
}

/** Handles both forms: only the contact form has a message. */
export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.clone().formData()
  const sender = await requestSender(args)
  return sent.has('message') ? answerForm(args, CONTACT_FORM, sender) : answerForm(args, callbackForm(null), sender)
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = HYDRATE_ON_INTERACTION
export const shouldRevalidate = unlessFormSent

export default function ContactUsPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:contactUs')} />
      <h1>{t('routes:contactUs')}</h1>
      <p>{t('contact.lead')}</p>
      <div className={styles.page}>
        <div className={styles.forms}>
          <ContactForm subject={interactive.subject} subjects={interactive.subjects} />
        </div>
        <div className={styles.forms}>
          <StaticHtml part="ways" data={staticData}>
            {({ ways, instagramUrl }) => <ContactWays ways={ways} instagramUrl={instagramUrl} />}
          </StaticHtml>
          <CallbackForm action={pathFor('contactUs', language)} calls={interactive.calls} />
        </div>
      </div>
      <StaticHtml part="stores" data={staticData}>
        {({ stores }) => <Stores stores={stores} />}
      </StaticHtml>
    </Wrap>
  )
}
