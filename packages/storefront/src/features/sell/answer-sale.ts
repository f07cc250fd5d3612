import type { ActionFunctionArgs } from 'react-router'

import { validateHomeAddress } from '@otosafi/validators/home-address'
import { validateRequired } from '@otosafi/validators/required'
import { validateTextMax } from '@otosafi/validators/text-max'

import { answerForm, answerTyped } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { hasFiles } from '../../forms/pass-files.ts'
import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { checkSlot } from '../../parts/appointments/check-slot.ts'
import { SLOT, TYPED } from '../../parts/appointments/load-slots.ts'
import { MOVE } from '../../parts/appointments/TimeBox.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { answerSalePhotos } from './answer-sale-photos.ts'
import { ACCEPT, ADDRESS, CANCEL_TIME, HOME, OFFER, PLACE, REFUSE, REMOVE_PHOTO } from './sale-forms.ts'

/** The longest reason in the contract, characters. */
const REASON_MAX = 500
const UNPROCESSABLE = 422
const TIME_FIELDS = [SLOT, PLACE, ADDRESS] as const

/**
 * Accepts or refuses the offer whose number is sent, cancels the time of the inspection, adds the photos that are sent, removes
 * the one that is named, withdraws the sale, or takes the time that is sent: which form it is, its field says. Where the address
 * says that it is not sent yet, what was typed around the time is given back.
 */
export async function answerSale(args: ActionFunctionArgs, id: string) {
  if (hasFiles(args.request)) return answerSalePhotos(args, id)
  const params = { path: { id } }
  const sent = await args.request.clone().formData()
  if (sent.has(`${OFFER}-${ACCEPT}`))
    return answerForm(args, {
      form: ACCEPT,
      fields: [`${OFFER}-${ACCEPT}`],
      check: () => ({}),
      send: (api, { [`${OFFER}-${ACCEPT}`]: offer }) =>
        api.POST('/sales/{id}/accept', { params, body: { offer: Number(offer) } }),
    })
  if (sent.has(`${OFFER}-${REFUSE}`))
    return answerForm(args, {
      form: REFUSE,
      fields: [`${OFFER}-${REFUSE}`, 'reason'],
      check: ({ reason }) => checkAll({ reason: validateTextMax(reason, REASON_MAX) }),
      send: (api, { [`${OFFER}-${REFUSE}`]: offer, reason }) =>
        api.POST('/sales/{id}/refuse', {
          params,
          body: { offer: Number(offer), ...(reason === '' ? {} : { reason }) },
        }),
    })
  if (sent.has(CANCEL_TIME))
    return answerForm(args, {
      form: CANCEL_TIME,
      fields: [],
      check: () => ({}),
      send: (api) => api.POST('/sales/{id}/appointment/cancel', { params }),
    })
  if (sent.has(REMOVE_PHOTO))
    return answerForm(args, {
      form: REMOVE_PHOTO,
      fields: [REMOVE_PHOTO],
      check: () => ({}),
      async send(api, { [REMOVE_PHOTO]: photo }) {
        const answered = await api.POST('/sales/{id}/photos/remove', { params, body: { photo } })
        // One that is not there any more is removed, as was wished: the button was pressed twice.
        return answered.response.status === UNPROCESSABLE ? { response: new Response() } : answered
      },
    })
  if (sent.has(CANCEL))
    return answerForm(args, {
      form: CANCEL,
      fields: [],
      check: () => ({}),
      send: (api) => api.POST('/sales/{id}/withdraw', { params }),
    })
  const { t, url } = pageRequest(args)
  if (url.searchParams.has(TYPED)) return answerTyped(args, { form: MOVE, fields: TIME_FIELDS })
  const label = t('sell:sale.place.address')
  return answerForm(args, {
    form: MOVE,
    fields: TIME_FIELDS,
    check: ({ slot, place, address }) =>
      checkAll({
        [SLOT]: checkSlot(slot),
        [ADDRESS]: place === HOME ? (validateRequired(address, label) ?? validateHomeAddress(address)) : null,
      }),
    send: (api, { slot, place, address }) =>
      api.POST('/sales/{id}/appointment', { params, body: { slot, ...(place === HOME ? { address } : {}) } }),
  })
}
