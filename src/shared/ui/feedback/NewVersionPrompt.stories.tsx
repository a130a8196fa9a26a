import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewVersionPrompt } from './NewVersionPrompt.tsx'

const meta = {
  title: 'Parts/New version',
  component: NewVersionPrompt,
  tags: ['autodocs'],
  args: { onReload: () => {}, onLater: () => {} },
} satisfies Meta<typeof NewVersionPrompt>
export default meta

export const Usual: StoryObj<typeof meta> = {}
