import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Parts/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { tone: 'warning', title: 'Your visit is tomorrow', children: 'Doctor Okafor sees Milo at 9:30.' },
} satisfies Meta<typeof Banner>
export default meta

export const Usual: StoryObj<typeof meta> = {}
