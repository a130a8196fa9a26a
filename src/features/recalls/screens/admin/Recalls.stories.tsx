import type { Meta, StoryObj } from '@storybook/react-vite'
import { recallsCalls } from '#contract/recalls/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Admin/Recalls',
  ...screenAt({ address: paths.recalls.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

const address = async (read: Read) =>
  paths.recallDetails.link({ id: firstId(await read(recallsCalls.listRecalls, { as: 'admin' })) })

export const Success: Story = {}
export const Details: Story = { ...but({ address }), play: (context) => says(wordOf('recalls.packets.title'))(context) }
export const Empty: Story = { ...but({ scenario: 'empty-platform' }), play: (context) => says(wordOf('recalls.empty'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recallsCalls.listRecalls] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recallsCalls.listRecalls] } }), play: offersRetry }
