import { type ActionFunctionArgs, redirect } from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import { isProblem } from '@otosafi/api-client/problem'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'

import { answerForm, type FormDefinition, textOf } from '../../forms/answer-form.ts'
import { signInPath } from '../../navigation/sign-in-path.ts'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { keepFavourite } from '../../session/keep-favourite.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { visitorRequest } from '../../session/visitor-request.ts'
import { REMOVE_FAVOURITE } from '../../state/remove-favourite.ts'
import type { AccountList } from './account-list.ts'

const SEE_OTHER = 303

/** Loads the favourites of a signed-in user. */
export async function loadAccountList(api: ApiClient): Promise<AccountList> {
  const { data, error } = await api.GET('/wishlists')
  if (data === undefined) return { problem: isProblem(error) ? error.code : null }
  return {
    favourites: data.wishLists.map(({ _id: id, car: { _id: carId, name }, card, priceWhenKept }) => ({
      id,
      car: { id: carId, name },
      card: card && cardCar(card),
      fellFrom: card !== null && card.status !== 'sold' && card.price < priceWhenKept ? priceWhenKept : null,
    })),
  }
}

const REMOVE_FORM: FormDefinition<'id'> = {
  form: REMOVE_FAVOURITE,
  fields: ['id'],
  check: () => ({}),
  send: (api, { id }) => api.DELETE('/wishlists/{id}', { params: { path: { id } } }),
}

const KEEP_FORM: FormDefinition<typeof FAVOURITE> = {
  form: FAVOURITE,
  fields: [FAVOURITE],
  check: () => ({}),
  send: (api, { [FAVOURITE]: car }) => keepFavourite(api, car),
}

/**
 * Adds a car to the favourites of the account, or removes one: for browsers without script, whose hearts are forms. A guest is
 * led to sign in, which adds the car.
 */
export async function answerFavourites(args: ActionFunctionArgs) {
  const visitor = visitorRequest(args)
  const car = textOf(await args.request.clone().formData(), FAVOURITE)
  if (car === '') return answerForm(args, REMOVE_FORM, visitor)
  const { user } = await signedInUser(args)
  if (user !== null) return answerForm(args, KEEP_FORM, visitor)
  const { url, language } = visitor
  const wanted = `${url.pathname}?${new URLSearchParams({ [FAVOURITE]: car })}`
  throw redirect(signInPath(wanted, language), { status: SEE_OTHER })
}
