import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Parts/Radio group',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    label: 'How would you like to meet?',
    value: 'video',
    variant: 'cards',
    onChange: () => {},
    options: [
      { value: 'video', label: 'Video visit', hint: 'From anywhere, 20 minutes' },
      { value: 'clinic', label: 'At the clinic', hint: '12 Harbour Street' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta

export const Usual: StoryObj<typeof meta> = {}
