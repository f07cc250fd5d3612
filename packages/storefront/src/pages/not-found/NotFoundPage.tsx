import { data, type LoaderFunctionArgs, redirect } from 'react-router'

import { edition } from '#edition'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

export { NotFound as default } from '../../parts/failures/NotFound.tsx'

/**
 * Any path that no route knows answers 404; that of a link to a new password whose secret was cut off leads to where
 * another is asked for.
 */
export function loader({ url }: Pick<LoaderFunctionArgs, 'url'>): Response {
  const cut = parsePath(`${url.pathname.replace(/\/$/, '')}/-`)
  const offered = edition.languages.find((language) => language === cut?.language)
  if (cut?.key === 'forgotPassword' && offered !== undefined) return redirect(pathFor('resetPassword', offered), 301)
  throw data(null, { status: 404 })
}
