import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import { cardOf } from '@otosafi/api-client/testing/card'
import { carPath } from '@otosafi/editions/routes/car-path'

import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { translatorOf } from '../../texts/translators.ts'
import { heroProofs } from './hero-proofs.ts'

const { t } = translatorOf('fr')
const page = { t, language: 'fr' } as const
const textOf = (claim: (typeof edition.claims)[number]) => t(`hero:claims.${claim}`, CLAIM_VALUES)

describe('what stands under the search on home', () => {
  it('shows the report of a certified car behind the claim of its inspection, and how many prices were lowered', () => {
    const certified = cardOf({ id: '5k7q2pxa', certified: true })
    const path = carPath(certified, 'fr')
    expect(heroProofs({ recent: [cardOf({ certified: false }), certified], lowered: 1200 }, page)).toEqual([
      { text: textOf('inspectionPoints'), href: `${path}/report` },
      ...edition.claims.slice(1, 3).map((claim) => ({ text: textOf(claim) })),
      { text: `${t('car.badge.priceLowered')} (1\u00a0200)`, href: '/fr/buy-cars?highlight=priceLowered' },
    ])
  })

  it('is what the edition claims where no car is certified and no price lowered', () => {
    expect(heroProofs({ recent: [cardOf({ certified: false })], lowered: 0 }, page)).toEqual(
      edition.claims.slice(0, 4).map((claim) => ({ text: textOf(claim) })),
    )
  })
})
