import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTile } from './StatTile.tsx'

const meta = {
  title: 'Parts/Stat tile',
  component: StatTile,
  tags: ['autodocs'],
  args: { label: 'Visits today', value: '7', note: '2 waiting now', course: [4, 6, 5, 8, 7], to: '/visits' },
} satisfies Meta<typeof StatTile>
export default meta

export const Usual: StoryObj<typeof meta> = {}
