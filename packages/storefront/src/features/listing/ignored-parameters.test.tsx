// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'

import { openPage } from '../../testing/open-page.tsx'
import { IgnoredParameters } from './IgnoredParameters.tsx'

it('names what was left out, each with the field that it was typed for', async () => {
  const query = readListingQuery(
    new URLSearchParams({ q: `${'duster '.repeat(14)}de luxe`, color: 'pink', yearMin: '20' }),
    'MAD',
  )
  const { t } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <IgnoredParameters query={query} /> }],
  })
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const line = (text: string, field: string) => t('listing.ignored.line', { text, field })
  expect(lines).toEqual([
    line('pink', t('listing.group.color')),
    line('20', t('listing.range.yearMin')),
    line('luxe', t('listing.search.label')),
  ])
})
