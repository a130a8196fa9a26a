import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/My pet ate',
  ...screenAt({ address: paths.myPetAte.link() }),
} satisfies Meta
type Story = StoryObj

interface Said {
  species: string
  substance: string
  amount?: string
  weight?: string
}

const tells =
  ({ species, substance, amount, weight }: Said, title: Parameters<typeof wordOf>[0]): Story['play'] =>
  async (context) => {
    await atRest(context)
    await userEvent.selectOptions(screen.getByLabelText(wordOf('poisons.form.species')), species)
    await userEvent.selectOptions(screen.getByLabelText(wordOf('poisons.form.substance')), substance)
    const [amountField, weightField] = screen.queryAllByRole('textbox')
    if (amount) await userEvent.type(amountField!, amount)
    if (weight) await userEvent.type(weightField!, weight)
    await expect(screen.getByRole('heading', { name: wordOf(title) })).toBeVisible()
  }

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.searchDoctors] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.searchDoctors] } }), play: offersRetry }
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Now: Story = { play: tells({ species: 'cat', substance: 'lily' }, 'poisons.urgency.now.title') }
export const Today: Story = {
  play: tells({ species: 'dog', substance: 'chocolate_milk', amount: '4', weight: '30' }, 'poisons.urgency.today.title'),
}
/** Less than what is known to make animals ill is not called harmless. */
export const Watch: Story = {
  play: tells({ species: 'dog', substance: 'chocolate_milk', amount: '1', weight: '80' }, 'poisons.urgency.watch.title'),
}
export const Unknown: Story = { play: tells({ species: 'fish', substance: 'onion' }, 'poisons.urgency.unknown.title') }
