import type { ReactNode } from 'react'

import { Badge } from '@otosafi/ui/badge/Badge'
import { Callout } from '@otosafi/ui/callout/Callout'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { PhoneField } from '@otosafi/ui/phone-field/PhoneField'
import { Price } from '@otosafi/ui/price/Price'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

/** A principle of design: what holds, why, and what it looks like in the kit. */
export type Principle = { rule: string; why: string; picture: ReactNode }

export const PRINCIPLES: readonly Principle[] = [
  {
    rule: 'A defect comes before the praise',
    why: 'Who finds the scratch by themselves believes nothing else. The report opens with what is wrong.',
    picture: (
      <Callout tone="danger" title="Front brake pads: worn to 2 mm">
        <p>To be replaced. About 900 DH, of 31 prices in Casablanca, May 2026.</p>
      </Callout>
    ),
  },
  {
    rule: 'What is not known is said',
    why: 'An empty row looks like a trick. A fact that nobody has is a fact as well.',
    picture: (
      <SpecList
        specs={[
          { label: 'Mileage', value: '64 200 km' },
          { label: 'Number of keys', value: 'not known', unknown: true },
        ]}
      />
    ),
  },
  {
    rule: 'A figure has its unit and its date',
    why: 'Prices can be checked: what it was before, and by which rate it was converted.',
    picture: (
      <Price
        amount="R 189 900"
        size="l"
        old={{ label: 'Before', amount: 'R 204 900' }}
        converted={{ label: 'about, rates of 12 May:', amounts: ['€9 460', 'US$ 10 240'] }}
      />
    ),
  },
  {
    rule: 'An error says what to do next',
    why: 'It stands at its field, in the language of the visitor, and nothing that was typed is lost.',
    picture: (
      <PhoneField
        label="Phone"
        name="phone"
        prefix="+212"
        defaultValue="06 12"
        error="Write the number with 10 digits, for instance 06 61 23 45 67."
      />
    ),
  },
  {
    rule: 'It works before script does',
    why: 'On 2G script comes late or not at all. Links are links, forms are forms, and boxes open by themselves.',
    picture: (
      <Disclosure summary="Who pays the transfer?" open>
        <p>Usually the buyer. The report names the fee.</p>
      </Disclosure>
    ),
  },
  {
    rule: 'Colour is for what matters',
    why: 'Green is trust, saffron what passes in time. Neither is the only sign of anything: it is written, too.',
    picture: (
      <p>
        <Badge tone="brand">Certified</Badge> <Badge tone="accent">Reserved until Tuesday</Badge>{' '}
        <Badge tone="ink">Sold</Badge>
      </p>
    ),
  },
]
