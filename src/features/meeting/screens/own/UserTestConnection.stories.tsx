import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { meetingCalls } from '#contract/meeting/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { withDevices } from '../../devices/testing/story-devices.ts'

export default {
  title: 'Screens/Own/Connection test',
  ...screenAt({ address: paths.userTestConnection.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

const works = withDevices({ camera: 'works', microphone: 'works' })

/** Steps: begins, plays the sound and hears it; answers what is said of each check. */
async function runTest(context: StoryContext) {
  await atRest(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.test.start') }))
  await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.test.speaker.play') }))
  await userEvent.click(await canvas.findByRole('button', { name: wordOf('meeting.test.speaker.yes') }, { timeout: 10_000 }))
  return canvas
}

const found = { timeout: 15_000 }

export const Ready: Story = { beforeEach: works }
export const Visitor: Story = { ...but({ role: null }), beforeEach: works }

/** What was found is kept and stands below from then on. */
export const AllClear: Story = {
  beforeEach: works,
  play: async (context) => {
    const canvas = await runTest(context)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.microphone.heard')), found)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.kept.patient')), found)
    await isSeen(() => canvas.getByRole('region', { name: wordOf('meeting.test.last.title') }), found)
  },
}

export const VisitorDone: Story = {
  ...but({ role: null }),
  beforeEach: works,
  play: async (context) => {
    const canvas = await runTest(context)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.notKept')), found)
  },
}

/** Both are refused: the words say where to allow them. */
export const Refused: Story = {
  beforeEach: withDevices({ camera: 'refused', microphone: 'refused' }),
  play: async (context) => {
    const canvas = await runTest(context)
    const todo = new RegExp(wordOf('meeting.devices.todo.refused'))
    await expect(await canvas.findAllByText(todo, {}, found)).toHaveLength(2)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.summary.warning')), found)
  },
}

/** Without a camera the rest goes on. */
export const NoCamera: Story = {
  beforeEach: withDevices({ camera: 'missing', microphone: 'works' }),
  play: async (context) => {
    const canvas = await runTest(context)
    await isSeen(() => canvas.getByText(new RegExp(wordOf('meeting.devices.faults.camera.missing'))), found)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.microphone.heard')), found)
  },
}

/** A result that could not be kept can be kept by another try. */
export const NotSaved: Story = {
  ...but({ fault: { kind: 'failing', of: [meetingCalls.saveConnectionTest] } }),
  beforeEach: works,
  play: async (context) => {
    const canvas = await runTest(context)
    await isSeen(() => canvas.getByText(wordOf('meeting.test.saveFailed')), found)
  },
}
