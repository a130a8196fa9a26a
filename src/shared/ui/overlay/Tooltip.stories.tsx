import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Parts/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { tip: 'The visit’s fee and the platform’s share', children: <Button>Earnings</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

export const Usual: StoryObj<typeof meta> = {}
