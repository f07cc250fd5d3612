import { SAVER_CHOICE } from '@otosafi/domain/saver/saver-choice'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Facts } from '@otosafi/ui/facts/Facts'
import { Price } from '@otosafi/ui/price/Price'
import { Section } from '@otosafi/ui/section/Section'

import { badgesOf } from '../../parts/car-cards/car-card-props.ts'
import { chatUrl } from '../../parts/phone/chat-url.ts'
import type { SaverForm } from '../../parts/saver/saver-form.ts'
import { SaverChoice } from '../../parts/saver/SaverChoice.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CarFacts, Discount, NEXT_STEPS } from './CarHead.tsx'
import { Features } from './Features.tsx'
import { History } from './History.tsx'
import { Included } from './Included.tsx'
import { InspectionFacts } from './InspectionFacts.tsx'
import type { LoadedCar } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'
import { Overview } from './Overview.tsx'
import { Papers } from './Papers.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { SmallPicture } from './SmallPicture.tsx'
import { Specifications } from './Specifications.tsx'
import { Verdict } from './Verdict.tsx'
import { Warranty } from './Warranty.tsx'

/** A car in few bytes: every fact of its page, and one small picture. `address` is that of the car's page. */
export function LightCar({
  loaded: { interactive, staticData },
  address,
  whole,
  url,
  saver,
}: {
  loaded: LoadedCar
  address: string
  /** The address that answers the whole page to this visitor. */
  whole: string
  /** The whole page's absolute address. */
  url: string
  /** The choice to save data on every page. */
  saver: SaverForm
}) {
  const { t, money, language } = useTexts()
  const { car, findings, repairs, services, photos, verdict, papers } = staticData
  const interested = pathFor('interested', language, { id: car.id })
  const nextStep = NEXT_STEPS[car.status]
  const chatText = t('shell.whatsApp.carText', { name: interactive.name, reference: car.reference, url })
  return (
    <>
      <p>
        <a href={whole}>{t('offline:light.whole')}</a>
      </p>
      {photos[0] === undefined ? null : <SmallPicture photo={photos[0]} alt={interactive.name} />}
      <h1>
        <bdi>{interactive.name}</bdi>
      </h1>
      <Facts facts={[...badgesOf(car, t).map(({ text }) => text), ...(car.trim ? [car.trim] : [])]} />
      <CarFacts car={car} />
      <p>
        <Price
          size="l"
          amount={money(car.price)}
          old={car.oldPrice === null ? undefined : { label: t('car.label.oldPrice'), amount: money(car.oldPrice) }}
        />
      </p>
      <Discount car={car} />
      <MoneyNotes car={car} />
      <Verdict verdict={verdict} address={address} />
      <MarketValue car={car} />
      {car.status === 'sold' && car.soldAt ? <p>{t('car.soldOn', { date: car.soldAt })}</p> : null}
      {car.status === 'reserved' ? <p>{t('car.reservedText')}</p> : null}
      <a className="press" href={interested + nextStep.anchor}>
        {t(nextStep.label)}
      </a>
      <p>
        <a href={`${interested}#callback`}>{t('car.action.callMeBack')}</a>
      </p>
      <p>
        <a href={chatUrl(chatText)}>{t('car.action.whatsApp')}</a>
      </p>
      <p className="soft">
        {t('car.label.reference')} <bdi dir="ltr">{car.reference}</bdi>
      </p>
      <Overview car={car} />
      <Section id="inspection" title={t('car.section.inspection')}>
        {car.inspection === null || findings === null ? (
          <>
            <p>{t('inspection.noReport')}</p>
            <p>
              <a href={`${address}/report`}>{t('inspection.restOfReport')}</a>
            </p>
          </>
        ) : (
          <>
            <InspectionFacts car={car} summary={car.inspection} findings={findings} photos={false} />
            {repairs === null ? null : <p>{repairs.line}</p>}
          </>
        )}
      </Section>
      <Specifications car={car} />
      <Features features={car.features} />
      <Included car={car} findings={findings} hasServiceBook={services.some(({ proof }) => proof !== 'none')} />
      <Warranty car={car} />
      <History services={services} known={!car.conditions.includes('new')} />
      <Papers car={{ ...car, technicalVisitCertificate: null }} papers={papers} />
      <PriceHistory changes={car.priceHistory} />
      <SaverChoice form={saver} look="press" />
      <p>
        <a href={`${pathFor('privacyPolicy', language)}#${SAVER_CHOICE}`}>{t('offline:light.saver.place')}</a>
      </p>
      <img src={`/seen/${car.id}.gif`} alt="" width={1} height={1} />
    </>
  )
}
