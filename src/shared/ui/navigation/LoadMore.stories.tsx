import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Parts/Load more',
  component: LoadMore,
  tags: ['autodocs'],
  args: { hasMore: true, loading: false, onMore: () => {} },
} satisfies Meta<typeof LoadMore>
export default meta

export const Usual: StoryObj<typeof meta> = {}
