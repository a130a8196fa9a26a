import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileButton } from './FileButton.tsx'

const meta = {
  title: 'Parts/File button',
  component: FileButton,
  tags: ['autodocs'],
  args: { types: ['image/*'], children: 'Choose a picture', onChoose: () => {}, disabled: false, loading: false },
} satisfies Meta<typeof FileButton>
export default meta

export const Usual: StoryObj<typeof meta> = {}
