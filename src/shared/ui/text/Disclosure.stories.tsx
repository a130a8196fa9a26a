import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Parts/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: { summary: 'How do I move or cancel a visit?', children: 'Open the visit under Appointments and choose another time.' },
} satisfies Meta<typeof Disclosure>
export default meta

export const Usual: StoryObj<typeof meta> = {}
