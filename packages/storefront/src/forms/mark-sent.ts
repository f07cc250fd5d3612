import { sentCookie } from '@otosafi/domain/forms/sent-cookie'

/** The headers of a redirect to a page that says that a form was sent: they mark the browser that sent it. */
export function markSent(form: string, { protocol }: Pick<URL, 'protocol'>): Headers {
  return new Headers({ 'set-cookie': sentCookie(form, protocol === 'https:') })
}
