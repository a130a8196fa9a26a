import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureCard } from './PictureCard.tsx'
import { PictureCards } from './PictureCards.tsx'

const meta = {
  title: 'Parts/Picture cards',
  component: PictureCards<string>,
  tags: ['autodocs'],
  args: {
    label: 'Articles',
    expected: 3,
    things: ['Why rabbits thump', 'Sleep in summer', 'First aid for cats'],
    children: (name: string) => (
      <PictureCard key={name} picture="/pictures/posts/dog-0.svg" size={[320, 180]} to="/blog" name={name}>
        {null}
      </PictureCard>
    ),
  },
} satisfies Meta<typeof PictureCards<string>>
export default meta

export const Usual: StoryObj<typeof meta> = {}
