import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Profile',
  ...screenAt({ address: paths.doctorProfile.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
/** What is written stands in the preview before it is saved. */
export const Previews: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const biography = await screen.findByLabelText(new RegExp(wordOf('doctors.own.biography')))
    await userEvent.clear(biography)
    await userEvent.type(biography, 'I listen first.')
    await userEvent.click(screen.getByRole('tab', { name: wordOf('doctors.own.tabs.preview') }))
    await isSeen(() => screen.getByText('I listen first.', { selector: 'bdi' }))
    await userEvent.click(screen.getByRole('tab', { name: wordOf('doctors.own.tabs.edit') }))
    await expect(screen.getByLabelText(new RegExp(wordOf('doctors.own.biography')))).toHaveValue('I listen first.')
    await userEvent.click(screen.getByRole('button', { name: wordOf('doctors.own.save') }))
    await isSeen(() => screen.getByText(wordOf('doctors.own.saved')))
    await atRest(context)
  },
}
/** Another speciality is asked about before it is sent. */
export const AsksBeforeAnotherSpeciality: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.selectOptions(await screen.findByLabelText(new RegExp(wordOf('doctors.own.speciality'))), 'cardiology')
    await userEvent.click(screen.getByRole('button', { name: wordOf('doctors.own.save') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: wordOf('doctors.own.askTitle') }))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('doctors.own.askConfirm') }))
    await isSeen(() => screen.getByText(wordOf('doctors.own.licence.unverified')))
    await atRest(context)
  },
}
export const Preview: Story = but({ address: paths.doctorProfile.link({ tab: 'preview' }) })
/** Staff change nothing of it, and settle what they are told themselves. */
export const Forbidden: Story = {
  ...but({ role: 'staff' }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getByRole('heading', { name: wordOf('notices.choices.title') }))
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.readOwnProfile] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.readOwnProfile] } }), play: offersRetry }
