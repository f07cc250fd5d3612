import { buildRoutes } from '@otosafi/storefront/build-routes'

import { edition } from './edition.ts'

export default buildRoutes(edition)
