import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { recordsCalls } from '#contract/records/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { dogsRecord } from '../../testing/story-records.ts'

export default {
  title: 'Screens/Patient/Health record',
  ...screenAt({ address: paths.patientEmr.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** What holds at the top, everything over time below it. */
export const Success: Story = {}
export const OfAnAnimal: Story = but({ address: async (read) => paths.patientEmr.link({ id: await dogsRecord(read) }) })
/** On a phone: what holds first, below one another. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NarrowedToNotes: Story = but({ address: paths.patientEmr.link({ kind: 'note' }) })
export const NothingMatches: Story = but({ address: paths.patientEmr.link({ q: 'nothing of that name' }) })
export const Documents: Story = but({ address: paths.patientEmr.link({ tab: 'documents' }) })
export const TakenAlong: Story = but({ address: paths.patientEmr.link({ tab: 'export' }) })
export const WhoLooked: Story = but({ address: paths.patientEmr.link({ tab: 'looks' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Missing: Story = but({ address: paths.patientEmr.link({ id: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recordsCalls.readRecord] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recordsCalls.readRecord] } }), play: offersRetry }

/** An allergy that the patient tells stands at the top, marked so. */
export const TellsAnAllergy: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('records.add.allergy') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(wordOf('records.fields.substance')), 'Walnuts')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('records.save') }))
    await isSeen(() => screen.getAllByRole('button', { name: 'Walnuts' })[0])
    await atRest(context)
  },
}

/** One entry with who wrote and confirmed it. */
export const OpensAnEntry: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const [entry] = await screen.findAllByRole('button', { name: 'Penicillin' })
    await userEvent.click(entry!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await isSeen(() => dialog.getByText(wordOf('records.editions')))
    await atRest(context)
  },
}
