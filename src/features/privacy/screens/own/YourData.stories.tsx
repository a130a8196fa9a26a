import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { privacyCalls } from '#contract/privacy/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = paths.yourData.link()

/** A deletion was asked for before somebody looks. */
async function cooling(read: Read): Promise<string> {
  await read(privacyCalls.askErasure, { body: { confirmed: true, password: 'Carenest!2026' } })
  return address
}

async function copyAsked(read: Read): Promise<string> {
  await read(privacyCalls.askCopy)
  return address
}

type Context = Parameters<typeof atRest>[0]

async function openDialog(context: Context) {
  await atRest(context)
  const body = within(context.canvasElement.ownerDocument.body)
  await userEvent.click(await body.findByRole('button', { name: wordOf('privacy.erasure.ask') }))
  const dialog = within(await body.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: wordOf('privacy.erasure.confirm') })
  return { body, dialog, confirm }
}

export default {
  title: 'Screens/Own/YourData',
  ...screenAt({ address, role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

/** What is open stands in the way, each with where it is ended. */
export const Success: Story = { play: (context) => says(wordOf('privacy.holds.title'))(context) }
export const OfAPatient: Story = but({ address: paths.userSettings.link({ tab: 'data' }), role: 'patient' })
export const Empty: Story = but({ role: 'company', scenario: 'empty-platform' })
/** The word as it stands there is asked for at its field. */
export const WithoutTheWord: Story = {
  ...but({ role: 'company', scenario: 'empty-platform' }),
  async play(context) {
    const { dialog, confirm } = await openDialog(context)
    await userEvent.click(confirm)
    await isSeen(() => dialog.getByText(wordOf('privacy.erasure.typed', { word: wordOf('privacy.erasure.word') })))
  },
}
/** Asked for by word and password, the day is told, with the way back. */
export const AsksForDeletion: Story = {
  ...but({ role: 'company', scenario: 'empty-platform' }),
  async play(context) {
    const { body, dialog, confirm } = await openDialog(context)
    const word = wordOf('privacy.erasure.word')
    await userEvent.type(dialog.getByLabelText(wordOf('privacy.erasure.type', { word })), word)
    await userEvent.type(dialog.getByLabelText(wordOf('privacy.erasure.password')), 'Carenest!2026')
    await userEvent.click(confirm)
    await isSeen(() => body.getByText(wordOf('privacy.erasure.coolingTitle')))
    await atRest(context)
  },
}
export const Cooling: Story = {
  ...but({ address: cooling, role: 'company', scenario: 'empty-platform' }),
  play: (context) => says(wordOf('privacy.erasure.coolingTitle'))(context),
}
/** Taken back, the account stays, and can be deleted another time. */
export const KeepsTheAccount: Story = {
  ...but({ address: cooling, role: 'company', scenario: 'empty-platform' }),
  async play(context) {
    await atRest(context)
    const body = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: wordOf('privacy.erasure.keep') }))
    await isSeen(() => body.getByRole('button', { name: wordOf('privacy.erasure.ask') }))
    await atRest(context)
  },
}
export const CopyAsked: Story = {
  ...but({ address: copyAsked, role: 'company', scenario: 'empty-platform' }),
  play: (context) => says(wordOf('privacy.copy.title'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [privacyCalls.readOwnData] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [privacyCalls.readOwnData] } }), play: offersRetry }
export const Forbidden: Story = but({ role: 'admin' })
