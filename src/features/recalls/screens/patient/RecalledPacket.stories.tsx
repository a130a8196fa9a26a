import type { Meta, StoryObj } from '@storybook/react-vite'
import { recallsCalls } from '#contract/recalls/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = async (read: Read) =>
  paths.recalledPacket.link({ id: firstId(await read(recallsCalls.listOwnRecalledPackets, { as: 'patient' })) })

export default {
  title: 'Screens/Patient/Recalled packet',
  ...screenAt({ address, role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: (context) => says(wordOf('recalls.own.advice'))(context) }
/** Where the QR of a label leads: all of the person's. */
export const All: Story = {
  ...but({ address: paths.recalledPacket.link() }),
  play: (context) => says(wordOf('recalls.own.advice'))(context),
}
export const Empty: Story = {
  ...but({ address: paths.recalledPacket.link(), scenario: 'empty-platform' }),
  play: (context) => says(wordOf('recalls.own.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recallsCalls.readRecalledPacket] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recallsCalls.readRecalledPacket] } }), play: offersRetry }
export const NotFound: Story = but({ address: paths.recalledPacket.link({ id: nobodysId }) })
