import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminCalls } from '#contract/admin/calls.ts'
import { invitedAddress } from '#mocks/scenarios/staff-invited.ts'
import { but, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** The link as it stands in the mail. */
async function mailedLink(read: Read): Promise<string> {
  const id = firstId(await read(adminCalls.listOutbox, { as: 'admin', query: { search: invitedAddress } }))
  const { text } = (await read(adminCalls.readOutboxMessage, { as: 'admin', params: { id } })) as { text: string }
  return `${paths.staffInvitation.link()}${/#\S+/.exec(text)![0]}`
}

export default {
  title: 'Screens/Public/Staff invitation',
  ...screenAt({ address: mailedLink, scenario: 'staff-invited' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** Whoever is signed in is told what joining means for that. */
export const SignedInAsSomebodyElse: Story = but({ role: 'patient' })
export const Over: Story = {
  ...but({ address: `${paths.staffInvitation.link()}#used-before` }),
  play: (context) => says(wordOf('account.invitation.overTitle'))(context),
}
