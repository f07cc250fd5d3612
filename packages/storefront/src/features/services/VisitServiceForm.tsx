import { useState } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { DateField } from '@otosafi/ui/date-field/DateField'
import { TextField } from '@otosafi/ui/field/TextField'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { SlotChoice } from '../../parts/appointments/load-slots.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { unitText } from '../../texts/unit-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type TimedService, timePath } from './timed-service.ts'
import { warnIfOffline } from './warn-if-offline.ts'

/**
 * The form of a service for which somebody comes to the car: an inspector, or a mechanic with a diagnostic (P-45). `time` is what
 * became of the one that was chosen on a page of its own, null where none was; without a free one a day can be wished for.
 */
export function VisitServiceForm({
  service,
  time,
}: {
  service: TimedService
  time: Pick<SlotChoice, 'chosen' | 'hasFailed'> | null
}) {
  const { t, language } = useTexts()
  const { state, sent, sending } = useFormState(service)
  const chosen = time?.chosen ?? null
  // The page has the time as it was loaded, also once the API has called it taken, or one too many for the number.
  const [gone, setGone] = useState<string | null>(null)
  const cannotBeHad = state?.problem === 'slot_not_available' || state?.problem === 'too_many_open'
  if (cannotBeHad && chosen !== null && chosen.id !== gone) setGone(chosen.id)
  const kept = chosen?.id === gone ? null : chosen
  const isRefused = state !== null && (state.problem !== null || Object.keys(state.issues).length > 0)
  const isMissing = time !== null && time.chosen === null && !isRefused && !sent
  const mark = t('forms.optional')
  return (
    <BoxedForm
      name={service}
      action={pathFor(service, language) + (kept === null ? '' : `?slot=${kept.id}`)}
      texts={{
        title: t(`services:${service}.form`),
        text: t('services:formText'),
        sent: t(kept === null ? `services:${service}.sent` : 'services:time.sent'),
        consent: t('services:consent'),
        submit: t(`services:${service}.submit`),
      }}
    >
      {(field) => (
        <>
          {/* The default button: hidden before the one that leads to the free times, so that Enter presses it. */}
          <button
            type="submit"
            tabIndex={-1}
            aria-hidden
            style={{ position: 'absolute', clipPath: 'inset(50%)' }}
            onClick={(event) => {
              if (sending) event.preventDefault()
            }}
          />
          <TextField {...field('brand')} label={t('car.label.brand')} maxLength={60} required />
          <TextField {...field('model')} label={t('car.label.model')} maxLength={60} required />
          <NumberField {...field('modelYear')} label={t('car.label.modelYear')} mark={mark} unit="" maxLength={4} />
          {service === 'inspector' ? null : (
            <>
              <NumberField {...field('mileage')} label={t('car.label.mileage')} mark={mark} unit={unitText('km', t)} />
              <TextArea
                {...field('symptoms')}
                label={t('services:field.symptoms')}
                help={t('services:field.symptomsHelp')}
                rows={4}
                required
              />
            </>
          )}
          <TextField
            {...field('city')}
            label={t('services:field.city')}
            autoComplete="address-level2"
            maxLength={60}
            required
          />
          {service === 'inspector' ? (
            <TextField {...field('address')} label={t('services:field.address')} mark={mark} maxLength={300} />
          ) : null}
          {isMissing ? (
            <p role="alert">{t(time.hasFailed ? 'errors.screenNotLoaded' : 'errors.problem.slot_not_available')}</p>
          ) : null}
          {kept === null ? (
            <DateField {...field('preferredDay')} label={t('services:field.preferredDay')} mark={mark} />
          ) : (
            <p>
              <input type="hidden" name="slot" value={kept.id} />
              <strong>{`${t(`vocabulary.day.${kept.weekday}`)} ${t('services:time.chosen', kept)}`}</strong>
              <br />
              {kept.store}
            </p>
          )}
          <Button
            type="submit"
            look="secondary"
            formAction={timePath(service, language) + (kept === null ? '' : `?slot=${kept.id}`)}
            formNoValidate
            onClick={(event) => {
              event.preventDefault()
              if (!warnIfOffline(t)) sendAsDocument(event.currentTarget)
            }}
          >
            {t(kept === null ? 'services:time.see' : 'services:time.change')}
          </Button>
          <TextField {...field('fullName')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
          <CountryPhoneField {...field('phone')} label={t('callback.phone')} required />
          <TextField
            {...field('email')}
            label={t('contact.form.email')}
            mark={mark}
            help={t('services:field.emailHelp')}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          {service === 'inspector' ? (
            <TextArea {...field('message')} label={t('callback.message')} mark={mark} rows={3} />
          ) : null}
        </>
      )}
    </BoxedForm>
  )
}

/** Sends a form to the page that its button names, with all that was typed: the form's own script would stay on this page. */
function sendAsDocument(button: HTMLButtonElement): void {
  const { form } = button
  if (form === null) return
  const own = form.getAttribute('action') ?? ''
  form.setAttribute('action', button.getAttribute('formaction') ?? own)
  form.submit()
  // The page may be come back to.
  form.setAttribute('action', own)
}
