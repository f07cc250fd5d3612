import type { ProfileUpdate } from '@otosafi/api-client/schema'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkPreferences, PREFERENCE_FIELDS, preferencesIn } from '../../parts/newsletter/preferences.ts'
import { END_OTHERS, END_SESSION, LIKE_POST, NEWSLETTER_CHOICE, REMOVE_PHOTO, UNLIKE_POST } from './form-names.ts'
import { PASSWORD_RULES, PROFILE_RULES } from './rules.ts'
import { SEARCH_FORMS } from './search-forms.ts'

const NO_CONTENT = 204
const NOT_FOUND = 404

const PROFILE_FORM: FormDefinition<'fullName' | 'bio' | 'language'> = {
  ...PROFILE_RULES,
  send: (api, { fullName, bio, language }) =>
    api.PATCH('/profile', {
      body: { fullName, bio: bio === '' ? null : bio, language: language as NonNullable<ProfileUpdate['language']> },
    }),
}

const REMOVE_PHOTO_FORM: FormDefinition<never> = {
  form: REMOVE_PHOTO,
  fields: [],
  check: () => ({}),
  send: (api) => api.DELETE('/profile/photo'),
}

const PASSWORD_FORM: FormDefinition<'currentPassword' | 'password' | 'confirmation'> = {
  ...PASSWORD_RULES,
  secrets: PASSWORD_RULES.fields,
  send: (api, { currentPassword, password }) =>
    api.POST('/auth/change-password', { body: { currentPassword, password } }),
}

const END_SESSION_FORM: FormDefinition<'id'> = {
  form: END_SESSION,
  fields: ['id'],
  check: () => ({}),
  async send(api, { id }) {
    const { error, response } = await api.DELETE('/profile/sessions/{id}', { params: { path: { id } } })
    if (response.status !== NOT_FOUND) return { error, response }
    // A session that has ended meanwhile is signed out, as was asked.
    return { response: new Response(null, { status: NO_CONTENT }) }
  },
}

const END_OTHERS_FORM: FormDefinition<never> = {
  form: END_OTHERS,
  fields: [],
  check: () => ({}),
  send: (api) => api.DELETE('/profile/sessions'),
}

const NEWSLETTER_FORM: FormDefinition<string> = {
  form: NEWSLETTER_CHOICE,
  fields: ['subscribed', ...PREFERENCE_FIELDS],
  check: ({ subscribed, ...typed }) => (subscribed ? checkPreferences(typed) : {}),
  send: (api, { subscribed, ...typed }) =>
    api.PUT('/profile/newsletter', {
      body: subscribed ? { subscribed: true, preferences: preferencesIn(typed) } : { subscribed: false },
    }),
}

/** Takes a like back. */
const UNLIKE_FORM: FormDefinition<'id'> = {
  form: UNLIKE_POST,
  fields: ['id'],
  check: () => ({}),
  send: (api, { id }) => api.DELETE('/blogs/{id}/like', { params: { path: { id } } }),
}

/** Likes a post again, whose like was taken back. */
const LIKE_FORM: FormDefinition<'id'> = {
  form: LIKE_POST,
  fields: ['id'],
  check: () => ({}),
  send: (api, { id }) => api.PUT('/blogs/{id}/like', { params: { path: { id } } }),
}

/** The forms that one call of the API answers, by their names. */
export const FORMS: ReadonlyMap<string, FormDefinition<string>> = new Map(
  [
    PROFILE_FORM,
    REMOVE_PHOTO_FORM,
    PASSWORD_FORM,
    END_SESSION_FORM,
    END_OTHERS_FORM,
    NEWSLETTER_FORM,
    UNLIKE_FORM,
    LIKE_FORM,
    ...SEARCH_FORMS,
  ].map((form) => [form.form, form]),
)
