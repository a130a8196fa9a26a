import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { adminCalls } from '#contract/admin/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Day',
  ...screenAt({ address: paths.adminDashboard.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const DoctorAwaits: Story = {
  ...but({ address: paths.adminDashboard.link({ tab: 'doctors' }), scenario: 'doctor-awaiting-verification' }),
  play: async (context) => {
    await says(/Iris Lindqvist/)(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: wordOf('admin.review.openNamed', { name: 'Iris Lindqvist' }) }))
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: wordOf('admin.review.claim') }))
    await body.findByRole('button', { name: wordOf('admin.review.release') })
    await userEvent.click(body.getByRole('button', { name: wordOf('admin.verify.verify') }))
    const checklist = within(await body.findByRole('group', { name: wordOf('admin.review.checklist') }))
    for (const check of checklist.getAllByRole('checkbox')) await userEvent.click(check)
    const buttons = await body.findAllByRole('button', { name: wordOf('admin.verify.verify') })
    await userEvent.click(buttons.at(-1)!)
    await waitFor(() => expect(page.queryByText(/Iris Lindqvist/, { selector: 'td *' })).toBeNull())
  },
}
export const Licences: Story = {
  ...but({ address: paths.adminDashboard.link({ tab: 'licences' }), scenario: 'busy-day' }),
  play: async (context) => {
    await atRest(context)
    const page = within(context.canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: new RegExp(wordOf('admin.licences.revoke')) }))[0]!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'The register lists the licence as withdrawn')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('admin.licences.revoke') }))
    await isSeen(() => page.getByText(wordOf('admin.licences.states.revoked'), { selector: 'td *' }))
  },
}
export const SupportInbox: Story = {
  ...but({ address: paths.adminDashboard.link({ tab: 'inbox' }), scenario: 'support-inbox' }),
  play: says(/Moving my appointment/),
}
export const Outbox: Story = but({ address: paths.adminDashboard.link({ tab: 'outbox' }), scenario: 'paid-visit' })
export const Audit: Story = but({ address: paths.adminDashboard.link({ tab: 'audit' }), scenario: 'paid-visit' })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminCalls.readSummary] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminCalls.readSummary] } }), play: offersRetry }
