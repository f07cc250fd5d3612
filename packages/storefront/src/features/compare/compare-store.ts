import { MAX_COMPARED } from '@otosafi/domain/listing/limits'

import { createIdList } from '../../state/create-id-list.ts'

/** The cars to compare, stored on the device; a fifth is refused. */
export const compared = createIdList({ key: 'compare', most: MAX_COMPARED }, true)
