import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from './Text.tsx'
import { Unbroken } from './Unbroken.tsx'

export default {
  title: 'Parts/Unbroken',
  component: Unbroken,
  tags: ['autodocs'],
  args: { children: 'A-29591-02997' },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <Text>
        Adam Adeyemi · <Unbroken {...args} /> · 26 November
      </Text>
    </div>
  ),
} satisfies Meta<typeof Unbroken>
type Story = StoryObj<typeof Unbroken>

/** Too long for what is left of the line: it stands whole on the next. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A-29591-02997').getClientRects()).toHaveLength(1)
  },
}
