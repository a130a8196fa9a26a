import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { peopleCalls } from '#contract/people/calls.ts'
import { choosePlan, saveCard, takePlan } from '#mocks/stories/plans.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Settings',
  ...screenAt({ address: paths.userSettings.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

const onTab = (tab: string) => ({ address: paths.userSettings.link({ tab }) })

/** The tab of plans, after this was done. */
const onPlanAfter = (...acts: ((read: Read) => Promise<unknown>)[]) => ({
  address: async (read: Read) => {
    for (const act of acts) await act(read)
    return onTab('plan').address
  },
})

export const Success: Story = {}
export const Pets: Story = but(onTab('pets'))
/** The address book: another one becomes the usual one, and one goes after a question. */
export const Addresses: Story = {
  ...but(onTab('addresses')),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    await userEvent.click(await page.findByRole('button', { name: wordOf('shop.checkout.newAddress') }))
    const form = within(await screen.findByRole('dialog'))
    for (const [key, value] of [
      ['shop.checkout.recipient', 'Grandmother'],
      ['ui.address.line1', '4 Lake Street'],
      ['ui.address.zip', '60601'],
      ['ui.address.state', 'IL'],
      ['ui.address.city', 'Chicago'],
    ] as const)
      await userEvent.type(form.getByLabelText(new RegExp(`^${wordOf(key)}`)), value)
    await userEvent.click(form.getByRole('button', { name: wordOf('shop.checkout.saveAddress') }))
    const added = (await page.findByText('Chicago, IL 60601')).closest('li')!
    await userEvent.click(within(added).getByRole('button', { name: wordOf('shop.checkout.asDefault') }))
    await within(added).findByText(wordOf('shop.addresses.usual'))
    await userEvent.click(within(added).getByRole('button', { name: wordOf('shop.checkout.removeAddress') }))
    const asked = within(await screen.findByRole('dialog'))
    await asked.findByText(/Grandmother, 4 Lake Street, Chicago, IL 60601/)
    await userEvent.click(asked.getByRole('button', { name: wordOf('shop.checkout.removeAddress') }))
    await waitFor(() => expect(page.queryByText('Chicago, IL 60601')).toBeNull())
    await expect(page.getByText(wordOf('shop.addresses.usual'))).toBeVisible()
    await atRest(context)
  },
}
export const NoAddresses: Story = {
  ...but({ ...onTab('addresses'), scenario: 'empty-platform' }),
  play: (context) => says(wordOf('shop.addresses.none'))(context),
}
export const Plan: Story = but(onTab('plan'))
/** Chosen, and its first period is paid here. */
export const PlanToPay: Story = {
  ...but(onPlanAfter(choosePlan)),
  play: (context) => says(wordOf('plans.own.pay'))(context),
}
/** It runs, with a saved card that its next periods are charged to. */
export const PlanRuns: Story = {
  ...but(onPlanAfter(takePlan, saveCard)),
  play: (context) => says(wordOf('plans.subscriptionStates.active'))(context),
}
/** What going over to a dearer plan at once costs for the days that are left. */
export const PlanUpgrade: Story = {
  ...but(onPlanAfter(takePlan)),
  async play(context) {
    await atRest(context)
    const [upgrade] = await screen.findAllByText(wordOf('plans.own.upgrade'))
    await userEvent.click(upgrade!)
    await screen.findByText(wordOf('plans.own.upgradeNow'))
    await atRest(context)
  },
}
export const Language: Story = but(onTab('language'))
export const Password: Story = but(onTab('password'))
export const Devices: Story = but(onTab('devices'))
export const Notices: Story = but(onTab('notices'))
export const YourData: Story = but(onTab('data'))
export const Empty: Story = but({ ...onTab('pets'), scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [peopleCalls.readPatient] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [peopleCalls.readPatient] } }), play: offersRetry }
