import type { Meta, StoryObj } from '@storybook/react-vite'
import { recallsCalls } from '#contract/recalls/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = async (read: Read) =>
  paths.pharmaRecallDetails.link({ id: firstId(await read(recallsCalls.listRecalls, { as: 'pharmacy' })) })

export default {
  title: 'Screens/Pharmacy/Recall details',
  ...screenAt({ address, role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: (context) => says(wordOf('recalls.packets.title'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recallsCalls.readRecall] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recallsCalls.readRecall] } }), play: offersRetry }
export const NotFound: Story = but({ address: paths.pharmaRecallDetails.link({ id: nobodysId }) })
