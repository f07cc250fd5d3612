import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stat, StatList } from './Stat.tsx'

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { figure: '200', unit: 'points', label: 'inspected on every car', note: 'Checklist of March 2026' },
  decorators: [
    (Story) => (
      <StatList>
        <Story />
      </StatList>
    ),
  ],
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {}

export const FigureAlone: Story = { args: { figure: '412', unit: undefined, label: 'cars in stock', note: undefined } }

export const Several: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Stat figure="7" unit="days" label="to bring a car back" note="or 500 km, whichever comes first" />
        <Stat figure="38" unit="minutes" label="from offer to payment" note="Median of April 2026, 214 sales" />
      </>
    ),
  ],
}

export const LongText: Story = {
  args: {
    figure: '1 249 900 000',
    unit: 'FCFA',
    label: 'zikhokhelwe abathengisi kuleli nyanga eledlule',
    note: 'Umthombo: izinkokhelo ezenziwe ngokusetshenziswa kwe-akhawunti yasebhange',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { figure: '200', unit: 'نقطة', label: 'تفحص في كل سيارة', note: 'لائحة مارس 2026' },
}
