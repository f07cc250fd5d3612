import type { Meta, StoryObj } from '@storybook/react-vite'

import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../button/Button.tsx'
import { CarCard, CarGrid } from '../car-card/CarCard.tsx'
import { COROLLA, DUSTER, LOGAN_IN_ARABIC } from '../testing/cars.ts'
import { Page } from './Page.tsx'

const meta = {
  title: 'Components/Page',
  component: Page,
  args: {
    title: 'Your saved cars',
    lead: 'They are kept on this device. Sign in to have them everywhere.',
    above: <Breadcrumbs label="You are here" crumbs={[{ label: 'Home', href: '/en' }]} current="Your saved cars" />,
    action: (
      <ButtonLink href="/en/cars" look="secondary">
        See all cars
      </ButtonLink>
    ),
    children: (
      <CarGrid>
        <CarCard {...COROLLA} />
        <CarCard {...DUSTER} />
      </CarGrid>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const WithCars: Story = {}

export const TitleAlone: Story = {
  args: {
    lead: undefined,
    above: undefined,
    action: undefined,
    children: <p>Every car is inspected at 200 points before we buy it.</p>,
  },
}

export const LongText: Story = {
  args: {
    title: 'Izimoto ozigcinile nezisanda kwehliswa intengo kuleli sonto eledlule',
    lead: 'Zigcinwa kule divayisi kuphela; ngena ukuze uzibone noma ikuphi elokusetshenziswa lingavumela khona.',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'سياراتك المحفوظة',
    lead: 'محفوظة على هذا الجهاز.',
    above: undefined,
    action: <ButtonLink href="/ar/cars">كل السيارات</ButtonLink>,
    children: (
      <CarGrid>
        <CarCard {...LOGAN_IN_ARABIC} />
      </CarGrid>
    ),
  },
}
