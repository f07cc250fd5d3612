// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import { Features } from './Features.tsx'
import { History } from './History.tsx'
import { Included } from './Included.tsx'
import { Papers } from './Papers.tsx'

it('a section of which nothing is recorded says so, without an empty list', async () => {
  const element = [
    <Features key="features" features={[]} />,
    <Included key="included" car={{ numberofkeys: null }} findings={null} hasServiceBook={false} />,
    <History key="history" services={[]} known />,
    <Papers key="papers" car={{ name: 'Dacia Duster', technicalVisitCertificate: null }} papers={[]} />,
  ]
  const { t, container } = await openPage({ language: 'en', path: '/', routes: [{ path: '/', element }] })
  expect(Array.from(container.querySelectorAll('section > p'), ({ textContent }) => textContent)).toEqual([
    t('car.features.none'),
    t('car.included.none'),
    t('car.service.none'),
    t('car.papers.none'),
  ])
  expect(container.querySelectorAll('ul, ol, dl')).toHaveLength(0)
})
