import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonChip } from './PersonChip.tsx'

const meta = {
  title: 'Parts/Person chip',
  component: PersonChip,
  tags: ['autodocs'],
  args: { name: 'Ben Okafor', note: 'Cardiology', to: '/doctor', pet: false },
} satisfies Meta<typeof PersonChip>
export default meta

export const Usual: StoryObj<typeof meta> = {}
