import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguagePrompt } from './LanguagePrompt.tsx'

const meta = {
  title: 'Parts/Language prompt',
  component: LanguagePrompt,
  tags: ['autodocs'],
  args: {
    shown: { code: 'fr-FR', name: 'Français' },
    account: { code: 'en-US', name: 'English' },
    onKeep: () => {},
    onBack: () => {},
  },
} satisfies Meta<typeof LanguagePrompt>
export default meta

export const Usual: StoryObj<typeof meta> = {}
