import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { couponCalls } from '#contract/coupons/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Company/Coupons',
  ...screenAt({ address: paths.coupons.link(), role: 'company' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Running: Story = but({ address: paths.coupons.link({ standing: 'running' }) })
export const New: Story = but({ address: paths.coupons.link({ new: 'coupon' }) })
/** A draft is written, and activated when people may use it. */
export const WritesOne: Story = {
  ...but({ address: paths.coupons.link({ new: 'coupon' }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement.ownerDocument.body)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(wordOf('coupons.form.code')), 'story-25')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('coupons.form.create') }))
    const activate = await screen.findByRole('button', { name: `${wordOf('coupons.steps.activate')}: STORY-25` })
    await userEvent.click(activate)
    await isSeen(() => screen.getByRole('button', { name: `${wordOf('coupons.steps.pause')}: STORY-25` }))
  },
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: async (context) => says(wordOf('coupons.list.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [couponCalls.listCoupons] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [couponCalls.listCoupons] } }), play: offersRetry }
