import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { bookedTime, nobodysId } from '#mocks/stories/records.ts'
import { firstId } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/One doctor',
  ...screenAt({ address: async (read) => paths.viewDoctorDetails.link({ id: firstId(await read(doctorsCalls.searchDoctors)) }) }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const AsPatient: Story = but({ role: 'patient' })
/** A chosen time is read back, with the way to hold it. */
export const ChoosesATime: Story = {
  ...but({
    role: 'patient',
    // Veterinarians see animals of some species only.
    address: async (read) =>
      paths.viewDoctorDetails.link({ id: firstId(await read(doctorsCalls.searchDoctors, { query: { kind: 'physician' } })) }),
  }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const times = within(screen.getByRole('group', { name: wordOf('ui.slotsOf') })).getAllByRole('button', {
      name: /\p{Nd}:\p{Nd}{2}/u,
    })
    await userEvent.click(times[0]!)
    const choice = within(await screen.findByRole('region', { name: wordOf('doctors.book.chosen') }))
    await isSeen(() => choice.getByRole('button', { name: wordOf('doctors.book.hold') }))
    await atRest(context)
  },
}
/** Back at a time that one has paid for: it is one's own, and nobody took it. */
export const OwnTime: Story = {
  ...but({ role: 'patient', scenario: 'paid-visit', address: (read) => bookedTime(read, 'next') }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    // The choice is drawn anew once the free times are there: what was found before would be looked at in vain.
    await isSeen(() => screen.getByText(wordOf('doctors.book.yours')))
    await expect(screen.queryByText(wordOf('doctors.book.gone'))).toBeNull()
    await atRest(context)
  },
}
/** Back at a time that is held: it waits to be paid. */
export const HeldTime: Story = {
  ...but({ role: 'patient', scenario: 'unpaid-visit', address: (read) => bookedTime(read, 'toPay') }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await isSeen(() => screen.getByRole('link', { name: wordOf('doctors.book.payVisit') }))
    await atRest(context)
  },
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.readDoctor] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.readDoctor] } }), play: offersRetry }
export const Missing: Story = but({ address: paths.viewDoctorDetails.link({ id: nobodysId }) })
