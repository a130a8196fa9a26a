import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { recordsCalls } from '#contract/records/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { closedRecord, patientsRecord } from '../../testing/story-records.ts'

export default {
  title: 'Screens/Doctor/Patients',
  ...screenAt({ address: paths.patientHistory.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

/** Everybody whom the doctor sees or saw. */
export const Success: Story = {}
export const NothingMatches: Story = but({ address: paths.patientHistory.link({ q: 'nobody of that name' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [recordsCalls.listPracticeRecords] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [recordsCalls.listPracticeRecords] } }), play: offersRetry }
export const OneRecord: Story = but({ address: async (read) => paths.patientHistory.link({ id: await patientsRecord(read) }) })
/** Staff read for the doctor and write nothing. */
export const AsStaff: Story = {
  ...but({ role: 'staff', address: async (read) => paths.patientHistory.link({ id: await patientsRecord(read) }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await expect(screen.queryByRole('button', { name: wordOf('records.add.allergy') })).toBeNull()
  },
}
export const Missing: Story = but({ address: paths.patientHistory.link({ id: nobodysId }) })

/** The only visit was called off: a reason is asked for, and the record opens for a day. */
export const OpensWithReason: Story = {
  ...but({ address: async (read) => paths.patientHistory.link({ id: await closedRecord(read) }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.type(await screen.findByLabelText(wordOf('records.emergency.reason')), 'Brought in after a fall')
    await userEvent.click(screen.getByRole('button', { name: wordOf('records.emergency.submit') }))
    await says(wordOf('records.emergency.open'))(context)
  },
}

/** A phrase goes into the note, which is kept and signed. */
export const WritesANote: Story = {
  ...but({ address: async (read) => paths.patientHistory.link({ id: await patientsRecord(read) }) }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.type(await screen.findByLabelText(new RegExp(wordOf('records.fields.assessment'))), 'A cold')
    await userEvent.click(screen.getByRole('button', { name: wordOf('records.note.save') }))
    await atRest(context)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('records.note.sign') }))
    await atRest(context)
    await isSeen(() => screen.getAllByText('A cold')[0])
  },
}
