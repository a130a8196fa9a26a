import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { chatCalls } from '#contract/chat/calls.ts'
import type { ConversationCard } from '#contract/chat/schemas.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import type { Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

async function latest(read: Read): Promise<string> {
  const { items } = (await read(chatCalls.listConversations)) as { items: ConversationCard[] }
  return paths.chat.link({ with: items[0]!.peer!.id })
}

export default {
  title: 'Screens/Own/Chat',
  ...screenAt({ address: latest, role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getByRole('log'))
    await isSeen(() => screen.getByLabelText(wordOf('chat.composer.label')))
  },
}
/** Nothing is open yet. */
export const List: Story = but({ address: paths.chat.link() })
export const Empty: Story = { ...but({ address: paths.chat.link(), role: 'company' }), play: says(wordOf('chat.list.empty')) }
export const Loading: Story = but({
  address: paths.chat.link(),
  fault: { kind: 'unanswered', of: [chatCalls.listConversations] },
})
export const Error: Story = {
  ...but({ address: paths.chat.link(), fault: { kind: 'failing', of: [chatCalls.listConversations] } }),
  play: offersRetry,
}
/** Somebody with whom there is no relationship. */
export const Forbidden: Story = {
  ...but({ address: paths.chat.link({ with: nobodysId }) }),
  play: says(wordOf('chat.noWay.title')),
}
