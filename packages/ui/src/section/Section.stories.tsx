import type { Meta, StoryObj } from '@storybook/react-vite'

import { CarCard, CarGrid } from '../car-card/CarCard.tsx'
import { COROLLA, DUSTER, LOGAN_IN_ARABIC, PRADO } from '../testing/cars.ts'
import type { Guide } from '../testing/guide.ts'
import { Section, Wrap } from './Section.tsx'

const meta = {
  title: 'Components/Section',
  parameters: {
    guide: {
      use: 'A titled part of a page. Wrap keeps content to the page’s measure.',
      avoid: [{ when: 'Most people can skip it', take: 'Components/Disclosure' }],
      parts: ['Heading', 'Link to the full list', 'Lead', 'Content'],
      behaviour: ['With an id, links of the page lead to it.'],
      keyboard: [
        [['Tab'], 'goes to the link beside the heading'],
        [['Enter'], 'opens the full list'],
      ],
      screenReader: 'Its heading has level 2; the section has no name of its own.',
      words: { write: 'Recently added', not: 'Our amazing cars' },
      longText: 'Heading and link wrap onto two lines.',
      related: ['Components/Disclosure'],
    } satisfies Guide,
  },
  component: Section,
  args: {
    title: 'Recently added',
    lead: 'Inspected in the last seven days, in Abidjan and Bouaké.',
    action: { href: '/en/cars', label: 'All 412 cars' },
    children: (
      <CarGrid>
        {[COROLLA, DUSTER, PRADO].map((car) => (
          <CarCard key={car.href} {...car} heading="h3" />
        ))}
      </CarGrid>
    ),
  },
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const WithCars: Story = {}

export const TitleAlone: Story = {
  args: { lead: undefined, action: undefined, children: <p>Every car is inspected at 100 points before we buy it.</p> },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    title: 'Izimoto ezisanda kufakwa ezihlolwe ngochwepheshe bethu kuleli sonto eledlule',
    action: { href: '/zu/cars', label: 'Bona zonke izimoto ezingu-1 284 ezitholakalayo' },
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    title: 'أضيفت مؤخرا',
    lead: 'تم فحصها خلال الأيام السبعة الماضية.',
    action: { href: '/ar/cars', label: 'كل السيارات' },
    children: (
      <CarGrid>
        <CarCard {...LOGAN_IN_ARABIC} heading="h3" />
      </CarGrid>
    ),
  },
}
