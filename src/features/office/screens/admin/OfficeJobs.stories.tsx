import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { officeCalls } from '#contract/office/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Jobs',
  ...screenAt({ address: paths.officeJobs.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

const name = wordOf('office.jobs.names.trackers_months')

export const Success: Story = {}
export const Opened: Story = but({ address: paths.officeJobs.link({ job: 'trackers.months' }) })
export const PausedAndResumed: Story = {
  ...but({ address: paths.officeJobs.link({ q: name }) }),
  play: async (context) => {
    await atRest(context)
    const page = within(context.canvasElement)
    await userEvent.click(await page.findByRole('button', { name: wordOf('office.jobs.named.pause', { name }) }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Until the provider is back')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('office.jobs.verbs.pause') }))
    await userEvent.click(await page.findByRole('button', { name: wordOf('office.jobs.named.resume', { name }) }))
    await isSeen(() => page.getByRole('button', { name: wordOf('office.jobs.named.pause', { name }) }))
  },
}
export const NoMatch: Story = but({ address: paths.officeJobs.link({ q: 'nothing is called so' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [officeCalls.listJobs] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [officeCalls.listJobs] } }), play: offersRetry }
