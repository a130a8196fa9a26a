import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { careCalls } from '#contract/care/calls.ts'
import { recordsCalls } from '#contract/records/calls.ts'
import type { PracticeRecord, RecordCard } from '#contract/records/schemas.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Care plan',
  ...screenAt({ address: paths.patientEmr.link({ tab: 'care' }), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

async function dogsPlan(read: Read) {
  const records = (await read(recordsCalls.listRecords, { as: 'patient' })) as RecordCard[]
  return paths.patientEmr.link({ id: records.find(({ species }) => species === 'dog')!.id, tab: 'care' })
}

/** Somebody whom the doctor of stories has a visit with. */
async function ofDoctor(read: Read) {
  const { items } = (await read(recordsCalls.listPracticeRecords, { as: 'doctor' })) as { items: PracticeRecord[] }
  return paths.patientHistory.link({ id: items[0]!.id, tab: 'care' })
}

/** What a doctor set, with what of it is done. */
export const Success: Story = {}
export const OfADog: Story = but({ address: dogsPlan })
export const OnAPhone: Story = { ...but({ address: dogsPlan }), globals: { viewport: { value: 'phone' } } }
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [careCalls.readCarePlan] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [careCalls.readCarePlan] } }), play: offersRetry }

/** A doctor sets a dose. */
export const SetByADoctor: Story = {
  ...but({ role: 'doctor', address: ofDoctor }),
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: wordOf('care.plan.add') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(new RegExp(wordOf('care.fields.titleOf.dose'), 'u')), 'Ibuprofen 200 mg')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('care.plan.save') }))
    await isSeen(() => screen.getByRole('heading', { name: 'Ibuprofen 200 mg' }))
    await atRest(context)
  },
}
