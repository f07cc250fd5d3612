import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { TextField } from '@otosafi/ui/field/TextField'
import { Wrap } from '@otosafi/ui/section/Section'
import { SelectField } from '@otosafi/ui/select-field/SelectField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { keepPresentAddress } from '../../features/car/present-address.ts'
import { PROBLEM, problemForm, REASONS } from '../../features/problem/problem.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requestSender } from '../../session/request-sender.ts'
import { type Texts, useTexts } from '../../texts/use-texts.ts'

import styles from './CarProblemPage.module.css'

/** The form to report a problem with a car's page. Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const car = dataOrThrow(await api.GET('/cars/{id}', { params: { path: { id: carOfAddress(args.params) } } }))
  const address = carPath(car, language)
  keepPresentAddress(url, address, '/problem')
  const name = carTitle(car)
  return {
    page: pageData(args.request, { name, address, words: problemWords(t) }),
    ...describePage(args, {
      title: t('meta:car.partTitle', { page: t('car.action.reportProblem'), name }),
      description: t('report:problem.text'),
      isPublic: false,
    }),
  }
}

/** The words of the form, which are no texts of every page: the loader finishes them. */
function problemWords(t: Texts['t']) {
  return {
    text: t('report:problem.text'),
    reason: t('report:problem.reason'),
    choose: t('report:problem.choose'),
    reasons: REASONS.map((value) => ({ value, label: t(`report:problem.reasons.${value}`) })),
    message: t('report:problem.message'),
    contact: t('report:problem.contact'),
    consent: t('report:problem.consent'),
    submit: t('report:problem.submit'),
    sent: t('report:problem.sent'),
  }
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, problemForm(carOfAddress(args.params)), await requestSender(args))
}

export const shouldRevalidate = unlessFormSent

export default function CarProblemPage() {
  const { t } = useTexts()
  const [{ name, address, words }] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarPartTrail name={name} address={address} current={t('routes:carProblem')} />
      <div className={styles.page}>
        <h1>{t('car.action.reportProblem')}</h1>
        <BoxedForm name={PROBLEM} action={`${address}/problem`} texts={{ ...words, title: name }}>
          {(field) => (
            <>
              <SelectField
                {...field('reason')}
                label={words.reason}
                options={[{ value: '', label: words.choose }, ...words.reasons]}
                required
              />
              <TextArea {...field('message')} label={words.message} rows={4} required />
              <p>{words.contact}</p>
              <TextField
                {...field('email')}
                label={t('contact.form.email')}
                mark={t('forms.optional')}
                type="email"
                autoComplete="email"
                maxLength={254}
              />
              <CountryPhoneField {...field('phone')} label={t('contact.form.phone')} mark={t('forms.optional')} />
            </>
          )}
        </BoxedForm>
      </div>
    </Wrap>
  )
}
