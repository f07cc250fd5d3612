import type { KeepLink } from '../../auth/kept-links.ts'
import { type CaseLinks, createCaseLinks } from '../appointments/case-links.ts'
import { saleEndedAt, type SaleRow } from './sale-rows.ts'

/** The secret that links of sales follow from. */
export const SALE_LINKS = 'sale links'

export type SaleLinks = CaseLinks<SaleRow>

/** The links of sales. */
export function createSaleLinks(keep: KeepLink): SaleLinks {
  return createCaseLinks(keep, {
    purposes: { visitor: 'sale', team: 'teamSale' },
    endedAt: async (_, row) => saleEndedAt(row),
  })
}
