import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { certificatesCalls } from '#contract/certificates/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Doctor/Certificates',
  ...screenAt({ address: paths.medicalCertificateSetting.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

/** The doctor's own templates, and the usual ones for kinds without any. */
export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [certificatesCalls.listCertificateTemplates] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [certificatesCalls.listCertificateTemplates] } }),
  play: offersRetry,
}
export const Forbidden: Story = {
  ...but({ role: 'staff' }),
  play: (context) => says(wordOf('certificates.templates.doctorOnly'))(context),
}
/** A usual template is made one's own, beside a certificate that follows it. */
export const Adapts: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click((await screen.findAllByRole('button', { name: wordOf('certificates.templates.adapt') }))[0]!)
    await isSeen(() => screen.getByText(wordOf('papers.preview.open')))
    await userEvent.click(screen.getByRole('button', { name: wordOf('certificates.templates.save') }))
    await isSeen(() => screen.getByRole('button', { name: wordOf('certificates.templates.add') }))
    await atRest(context)
  },
}
