import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipChoice, ChipLinks } from './Chips.tsx'

const meta = {
  title: 'Parts/Chips',
  component: ChipChoice,
  subcomponents: { ChipLinks },
  tags: ['autodocs'],
  args: {
    label: 'Kind',
    value: 'walk',
    onChoose: () => {},
    options: [
      { value: undefined, label: 'All' },
      { value: 'walk', label: 'Walks' },
      { value: 'talk', label: 'Talks' },
    ],
  },
} satisfies Meta<typeof ChipChoice>
export default meta

export const Usual: StoryObj<typeof meta> = {}
