import { data } from 'react-router'

export { NotFound as default } from '../../failures/NotFound.tsx'

/** Any path that no route knows answers 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}
