import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailAddress } from './MailAddress.tsx'
import { Text } from './Text.tsx'

export default {
  title: 'Parts/MailAddress',
  component: MailAddress,
  tags: ['autodocs'],
  args: { children: 'olivia.schmidt@carenest.test' },
  render: (args) => (
    <div style={{ inlineSize: '10rem', overflowWrap: 'anywhere' }}>
      <Text>
        <MailAddress {...args} />
      </Text>
    </div>
  ),
} satisfies Meta<typeof MailAddress>
type Story = StoryObj<typeof MailAddress>

/** Too long for the line: its domain stands whole on the next. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const [name, domain] = [...canvas.getByText('olivia.schmidt@carenest.test').childNodes].filter(
      ({ nodeType }) => nodeType === 3,
    )
    const lineOf = (text: Node) => {
      const range = document.createRange()
      range.selectNode(text)
      return [...range.getClientRects()].map(({ top }) => top)
    }
    await expect(lineOf(name!)).toHaveLength(1)
    await expect(lineOf(domain!)).toHaveLength(1)
    await expect(lineOf(domain!)[0]).toBeGreaterThan(lineOf(name!)[0]!)
  },
}
