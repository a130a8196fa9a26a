import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../cards/Card.tsx'
import { Stack, Cluster, Grid, VisuallyHidden } from './layout.tsx'

const meta = {
  title: 'Parts/Layout',
  component: Stack,
  subcomponents: { Cluster, Grid, VisuallyHidden },
  tags: ['autodocs'],
  args: { gap: '4', children: ['Milo', 'Luna', 'Otto'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>
export default meta

export const Usual: StoryObj<typeof meta> = {}
