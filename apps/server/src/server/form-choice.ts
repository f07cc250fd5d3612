import type { FastifyInstance } from 'fastify'

import type { EditionFacts } from '@otosafi/editions/edition'

import { Problem } from '../contract/problem.ts'
import { contextOf } from '../http/request-context.ts'
import { refuseOtherOrigins } from '../http/same-origin.ts'

/** The most bytes of the form. */
const FORM_BYTES = 1024

/** A choice of a visitor that a plain form sends and a cookie keeps. */
export type FormChoice<Choice extends string> = {
  path: string
  /** Name of the form's field, and the anchor that the visitor is led back to. */
  field: string
  choices: readonly Choice[]
  /** Whether the edition offers the choice; where it does not, the path is not found. */
  isOffered: (edition: EditionFacts) => boolean
  cookie: (choice: Choice, isSecure: boolean) => string
  /** Whether the address of the page says what was chosen, since the page itself is the same for everybody. */
  isInAddress: boolean
}

/** `POST` to the path of a choice: keeps it in a cookie, and leads back to the page. */
export function registerFormChoice<Choice extends string>(app: FastifyInstance, offered: FormChoice<Choice>): void {
  const { path, field, choices, isOffered, cookie, isInAddress } = offered
  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: FORM_BYTES } as const
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_, body, done) =>
      done(null, new URLSearchParams(body)),
    )
    scope.post(path, async (request, reply) => {
      refuseOtherOrigins(request)
      const { edition, isSecure } = contextOf(request)
      if (!isOffered(edition)) throw new Problem('not_found')
      const typed = request.body instanceof URLSearchParams ? request.body.get(field) : null
      const choice = choices.find((each) => each === typed)
      if (choice === undefined) throw new Problem('validation_failed')
      return reply
        .code(303)
        .header('cache-control', 'no-store')
        .header('set-cookie', cookie(choice, isSecure))
        .header('location', pageAfter(request.headers.referer, field, isInAddress ? choice : null))
        .send()
    })
  })
}

/** The page that the form was on, by its path alone, so that nobody is led elsewhere; home where it is not known. */
function pageAfter(referer: string | undefined, field: string, choice: string | null): string {
  const page = new URL(referer !== undefined && URL.canParse(referer) ? referer : '/', 'https://page.invalid')
  if (choice !== null) page.searchParams.set(field, choice)
  return `${page.pathname.replace(/^\/{2,}/, '/')}${page.search}#${field}`
}
