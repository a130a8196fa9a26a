import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { observationsCalls } from '#contract/observations/calls.ts'
import { recordsCalls } from '#contract/records/calls.ts'
import type { RecordCard } from '#contract/records/schemas.ts'
import { numberField } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Measurements',
  ...screenAt({ address: paths.patientEmr.link({ tab: 'measurements' }), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

const recordOf =
  (species: 'dog' | 'cat', more: Record<string, string> = {}) =>
  async (read: Read) => {
    const records = (await read(recordsCalls.listRecords, { as: 'patient' })) as RecordCard[]
    const { id } = records.find((record) => record.species === species)!
    return paths.patientEmr.link({ id, tab: 'measurements', ...more })
  }

/** The newest of each kind, one of them over time. */
export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** Two lines, and what is usual of both. */
export const BloodPressure: Story = but({ address: paths.patientEmr.link({ tab: 'measurements', measure: 'blood_pressure' }) })
export const WeightOfADog: Story = but({ address: recordOf('dog') })
/** What is outside of the usual is said in words. */
export const FastBreaths: Story = but({ address: recordOf('cat', { measure: 'respiratory_rate' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [observationsCalls.readMeasurements] } })
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [observationsCalls.readMeasurements] } }),
  play: offersRetry,
}

/** A pulse is written down, and stands at the top. */
export const AddsAPulse: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('observations.add') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText(wordOf('observations.fields.kind')), 'heart_rate')
    await userEvent.type(await numberField(dialog, new RegExp(wordOf('observations.fields.value'), 'u')), '111')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('observations.save') }))
    await isSeen(() => screen.getAllByText('111/min')[0])
    await atRest(context)
  },
}

/** One measurement with who wrote it, and the way to correct it. */
export const OpensOne: Story = {
  ...but({ address: paths.patientEmr.link({ tab: 'measurements', measure: 'heart_rate' }) }),
  async play(context) {
    await atRest(context)
    // The chart has a table of its own numbers before it.
    const rows = within((await within(context.canvasElement).findAllByRole('table')).at(-1)!)
    await userEvent.click((await rows.findAllByRole('button'))[0]!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await isSeen(() => dialog.getByText(wordOf('observations.editions')))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('observations.correct') }))
    await isSeen(() => within(document.body).getByRole('dialog', { name: wordOf('observations.correct') }))
    await atRest(context)
  },
}
