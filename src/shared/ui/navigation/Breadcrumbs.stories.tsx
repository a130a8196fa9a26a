import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Parts/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: { crumbs: [{ label: 'Visits', to: '/visits' }, { label: 'V-12263-54979' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta

export const Usual: StoryObj<typeof meta> = {}
