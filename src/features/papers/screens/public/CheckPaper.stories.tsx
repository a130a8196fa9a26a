import type { Meta, StoryObj } from '@storybook/react-vite'
import { certificatesCalls } from '#contract/certificates/calls.ts'
import type { CertificatesOfVisit } from '#contract/certificates/schemas.ts'
import { bookingCalls } from '#contract/booking/calls.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { papersCalls } from '#contract/papers/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import type { Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** The page of one of the demonstration patient's certificates that is in this state. */
const pageOf = (wanted: 'issued' | 'cancelled') => async (read: Read) => {
  const { items } = (await read(bookingCalls.listAppointments, { as: 'patient', query: { tab: 'past', limit: '100' } })) as {
    items: AppointmentCard[]
  }
  for (const { id, state } of items) {
    if (state !== 'completed') continue
    const visit = (await read(certificatesCalls.listCertificates, { as: 'patient', params: { id } })) as CertificatesOfVisit
    const found = visit.items.find((one) => one.state === wanted && !one.isExpired)
    if (found) return paths.checkPaper.link({ code: found.code.replaceAll('-', '') })
  }
  throw new RangeError('There is no such certificate: the story has nothing to show')
}

export default {
  title: 'Screens/Public/Check a paper',
  ...screenAt({ address: pageOf('issued') }),
} satisfies Meta
type Story = StoryObj

/** Whoever scans the code of a paper reads what it is worth, without any account. */
export const Success: Story = { play: (context) => says(wordOf('papers.check.title.genuine'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [papersCalls.checkPaper] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [papersCalls.checkPaper] } }),
  play: offersRetry,
}
export const Cancelled: Story = {
  ...but({ address: pageOf('cancelled') }),
  play: (context) => says(wordOf('papers.check.title.cancelled'))(context),
}
export const Unknown: Story = {
  ...but({ address: paths.checkPaper.link({ code: '0000000000000000' }) }),
  play: (context) => says(wordOf('papers.check.title.unknown'))(context),
}
