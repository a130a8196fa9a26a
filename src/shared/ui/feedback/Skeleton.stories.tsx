import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonText, SkeletonRows, SkeletonCards, SkeletonDetail } from './Skeleton.tsx'

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonRows, SkeletonCards, SkeletonDetail },
  tags: ['autodocs'],
  args: { width: '12rem', height: '1rem', round: false },
} satisfies Meta<typeof Skeleton>
export default meta

export const Usual: StoryObj<typeof meta> = {}
