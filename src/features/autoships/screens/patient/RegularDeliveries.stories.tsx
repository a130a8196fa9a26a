import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { autoshipsCalls } from '#contract/autoships/calls.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { type WordKey, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Regular deliveries',
  ...screenAt({ address: paths.regularDeliveries.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** One runs, one asks because it became dearer, one rests and its card was removed. */
export const Success: Story = { play: (context) => says(wordOf('autoships.nothingCharged'))(context) }
export const Changes: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(screen.getAllByRole('button', { name: wordOf('autoships.change') })[0]!)
    await atRest(context)
    await expect(within(document.body).getByRole('dialog')).toHaveTextContent(wordOf('autoships.priceAbout'))
    await expect(within(document.body).getByLabelText(wordOf('autoships.fields.card'))).toBeVisible()
  },
}
export const CardRemoved: Story = { play: (context) => says(wordOf('autoships.card.removedBody'))(context) }
const byCard = (word: WordKey): Story => ({
  ...but({ scenario: 'deliveries-by-card' }),
  play: (context) => says(new RegExp(wordOf(word)))(context),
})
/** The bank declined the card: its order waits, and the way to pay it stands beside the reason. */
export const CardDeclined: Story = {
  ...byCard('autoships.cardFailures.declined'),
  async play(context) {
    await says(new RegExp(wordOf('autoships.cardFailures.declined')))(context)
    const day = within(context.canvasElement).getByText(new RegExp(wordOf('autoships.cardFailures.declined')))
    const pay = within(day.closest('li')!).getByRole('link')
    await expect(pay).toHaveAttribute('href', expect.stringContaining(paths.orderPayment.pattern.replace(':id', '')))
  },
}
/** The bank wants its owner there. */
export const CardNeedsAction: Story = byCard('autoships.cardFailures.needs_action')
/** Ordered, and its card is being charged: there is nothing to do. */
export const CardIsCharged: Story = byCard('autoships.payments.charging')
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('autoships.empty'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [autoshipsCalls.listAutoships] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [autoshipsCalls.listAutoships] } }), play: offersRetry }
