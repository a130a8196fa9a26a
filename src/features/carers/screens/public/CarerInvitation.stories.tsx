import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { adminCalls } from '#contract/admin/calls.ts'
import { carersCalls } from '#contract/carers/calls.ts'
import { invitedCarer } from '#mocks/scenarios/carers.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** The link as it stands in the mail. */
async function mailedLink(read: Read): Promise<string> {
  const id = firstId(await read(adminCalls.listOutbox, { as: 'admin', query: { search: invitedCarer } }))
  const { text } = (await read(adminCalls.readOutboxMessage, { as: 'admin', params: { id } })) as { text: string }
  return `${paths.carerInvitation.link()}${/#\S+/.exec(text)![0]}`
}

export default {
  title: 'Screens/Public/Carer invitation',
  ...screenAt({ address: mailedLink, scenario: 'carer-invited' }),
  // What a story before has kept of a link is not this one's.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta
type Story = StoryObj

/** A visitor reads who asks and for which animal, before any account. */
export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [carersCalls.readCarerInvitation] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [carersCalls.readCarerInvitation] } }) }
export const SignedInAsDoctor: Story = {
  ...but({ role: 'doctor' }),
  play: (context) => says(wordOf('carers.invitation.otherRole'))(context),
}
export const Over: Story = {
  ...but({ address: `${paths.carerInvitation.link()}#used-before` }),
  play: (context) => says(wordOf('carers.invitation.overTitle'))(context),
}

/** The owner themselves is told why it does not go, and the link stays good. */
export const OwnPet: Story = {
  ...but({ role: 'patient' }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('carers.invitation.accept') }))
    await isSeen(() => screen.getByText(wordOf('carers.invitation.ownPet')))
  },
}

/** Whoever declines needs no account for it. */
export const Declines: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('carers.invitation.decline') }))
    await isSeen(() => screen.getByText(wordOf('carers.invitation.declined')))
  },
}
