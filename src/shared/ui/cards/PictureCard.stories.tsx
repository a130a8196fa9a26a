import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureCard } from './PictureCard.tsx'

const meta = {
  title: 'Parts/Picture card',
  component: PictureCard,
  tags: ['autodocs'],
  args: {
    picture: '/pictures/posts/dog-0.svg',
    size: [320, 180],
    to: '/blog',
    name: 'Why rabbits thump',
    over: 'Small animals',
    children: 'A loud foot says: take care.',
  },
  render: (args) => (
    <ul style={{ maxInlineSize: '20rem', padding: 0 }}>
      <PictureCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof PictureCard>
export default meta

export const Usual: StoryObj<typeof meta> = {}
