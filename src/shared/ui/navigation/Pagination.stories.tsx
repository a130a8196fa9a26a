import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Parts/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { onPrevious: () => {}, onNext: () => {} },
} satisfies Meta<typeof Pagination>
export default meta

export const Usual: StoryObj<typeof meta> = {}
