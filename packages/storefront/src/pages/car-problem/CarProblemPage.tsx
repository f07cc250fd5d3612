import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { TextField } from '@otosafi/ui/field/TextField'
import { Wrap } from '@otosafi/ui/section/Section'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { CarPartTrail } from '../../features/car/CarPartTrail.tsx'
import { keepPresentAddress } from '../../features/car/present-address.ts'
import { PROBLEM, problemForm } from '../../features/problem/problem.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { need } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requestSender } from '../../session/request-sender.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './CarProblemPage.module.css'

async function carOf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { api } = pageRequest(args)
  return need(await api.GET('/cars/{id}', { params: { path: { id: carOfAddress(args.params) } } }))
}

/** The form to report a problem with a car's page. Throws the page's 404 for an unknown id. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url, language } = pageRequest(args)
  const car = await carOf(args)
  const address = carPath(car, language)
  keepPresentAddress(url, address, '/problem')
  const name = carTitle(car)
  return {
    page: pageData(args.request, { name, address }),
    ...describePage(args, {
      title: `${t('car.action.reportProblem')} · ${name} | Otosafi`,
      description: t('problem.text'),
      isPublic: false,
    }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { reference } = await carOf(args)
  return answerForm(args, problemForm(reference), await requestSender(args))
}

export const shouldRevalidate = unlessFormSent

export default function CarProblemPage() {
  const { t } = useTexts()
  const { live } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarPartTrail {...live} current={t('routes:carProblem')} />
      <div className={styles.page}>
        <h1>{t('car.action.reportProblem')}</h1>
        <BoxedForm
          name={PROBLEM}
          action={`${live.address}/problem`}
          texts={{
            title: live.name,
            text: t('problem.text'),
            sent: t('success.problemSent'),
            consent: t('problem.consent'),
            submit: t('problem.submit'),
          }}
        >
          {(field) => (
            <>
              <TextArea {...field('message')} label={t('problem.message')} rows={4} required />
              <TextField {...field('name')} label={t('problem.name')} autoComplete="name" maxLength={100} required />
              <TextField
                {...field('email')}
                label={t('home.questions.ask.email')}
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </>
          )}
        </BoxedForm>
      </div>
    </Wrap>
  )
}
