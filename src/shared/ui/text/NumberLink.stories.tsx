import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberLink } from './NumberLink.tsx'
import { Text } from './Text.tsx'

export default {
  title: 'Parts/NumberLink',
  component: NumberLink,
  tags: ['autodocs'],
  args: { to: '?id=A-29591-02997', children: 'A-29591-02997' },
  render: (args) => (
    <div style={{ inlineSize: '3rem' }}>
      <Text>
        <NumberLink {...args} />
      </Text>
    </div>
  ),
} satisfies Meta<typeof NumberLink>
type Story = StoryObj<typeof NumberLink>

/** Wider than its place: it is not torn. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A-29591-02997' })
    await expect(link.querySelector('bdi')!.getClientRects()).toHaveLength(1)
  },
}
