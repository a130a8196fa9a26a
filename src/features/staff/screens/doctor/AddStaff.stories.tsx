import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { staffCalls } from '#contract/staff/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Staff',
  ...screenAt({ address: paths.addStaff.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = but({ scenario: 'staff-invited' })
export const Empty: Story = but({ scenario: 'empty-platform' })
/** Staff change nothing about staff. */
export const Forbidden: Story = but({ role: 'staff' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [staffCalls.listStaff] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [staffCalls.listStaff] } }), play: offersRetry }

/** An address with a slip is said at its field; a right one goes out, and stands among the open invitations. */
export const Invites: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getByRole('button', { name: wordOf('staff.invite') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: wordOf('staff.invite') }))
    const email = dialog.getByLabelText(new RegExp(wordOf('invitations.email')))
    await userEvent.type(email, 'mara')
    await userEvent.click(dialog.getByLabelText(new RegExp(wordOf('staff.rights.history'))))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('invitations.send') }))
    await isSeen(() => dialog.getByText(wordOf('patterns.fault.invalid_email')))
    await userEvent.type(email, '.lind@example.test')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('invitations.send') }))
    await isSeen(() => screen.getByText('mara.lind@example.test'))
  },
}

/** A right that is taken is gone from the card. */
export const ChangesRights: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click((await screen.findAllByText(wordOf('staff.change')))[0]!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText(new RegExp(wordOf('staff.rights.availability'))))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('staff.save') }))
    await atRest(context)
    const [card] = await screen.findAllByRole('article')
    await expect(within(card!).queryByText(wordOf('staff.rights.availability'))).toBeNull()
    await expect(within(card!).getByText(wordOf('staff.rights.history'))).toBeVisible()
  },
}
