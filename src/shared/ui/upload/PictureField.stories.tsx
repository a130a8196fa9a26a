import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../people/Avatar.tsx'
import { PictureField } from './PictureField.tsx'

const meta = {
  title: 'Parts/Picture field',
  component: PictureField,
  tags: ['autodocs'],
  args: {
    label: 'Your picture',
    hint: 'Seen by everybody who sees your name.',
    has: true,
    error: '',
    onChoose: () => {},
    onRemove: () => {},
    children: <Avatar name="Ana Ruiz" size={88} />,
  },
} satisfies Meta<typeof PictureField>
export default meta

export const Usual: StoryObj<typeof meta> = {}
