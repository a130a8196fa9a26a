import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { observationsCalls } from '#contract/observations/calls.ts'
import { numberField } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Usual ranges',
  ...screenAt({ address: paths.observationRanges.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

/** What is usual, each with its source. */
export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OfCats: Story = but({ address: paths.observationRanges.link({ species: 'cat' }) })
/** The unit stands once, after both ends. */
export const OfDogs: Story = {
  ...but({ address: paths.observationRanges.link({ species: 'dog', kind: 'heart_rate' }) }),
  play: says('70 to 120/min'),
}
export const NothingMatches: Story = but({ address: paths.observationRanges.link({ species: 'fish' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [observationsCalls.listObservationRanges] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [observationsCalls.listObservationRanges] } }),
  play: offersRetry,
}

/** A range that overlaps another of the same kind and species is refused in words. */
export const Overlaps: Story = {
  ...but({ address: paths.observationRanges.link({ species: 'dog', kind: 'heart_rate' }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('observations.ranges.add') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText(wordOf('observations.ranges.ofWhom')), 'dog')
    await userEvent.type(await numberField(dialog, new RegExp(wordOf('observations.ranges.high'), 'u')), '130')
    await userEvent.type(dialog.getByLabelText(new RegExp(wordOf('observations.range.source'), 'u')), 'Another book')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('observations.save') }))
    await isSeen(() => dialog.getByText(wordOf('observations.refusals.observation_range_overlaps')))
  },
}
