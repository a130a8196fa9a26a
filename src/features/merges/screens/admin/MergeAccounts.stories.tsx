import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { adminAccountCalls } from '#contract/admin/account-calls.ts'
import { mergesCalls } from '#contract/merges/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** Two patients of the demonstration: nobody there has two accounts, so one is found by searching. */
const patients = async (read: Read) =>
  (
    (await read(adminAccountCalls.listAccounts, { query: { role: 'patient', limit: '2' } })) as {
      items: { id: string; name: string }[]
    }
  ).items
const ofTheFirst = async (read: Read) => paths.mergeAccounts.link({ account: (await patients(read))[0]!.id })

type Context = Parameters<typeof atRest>[0]

/** Searches for everybody whose address begins with a letter that most have, and chooses the first. */
async function choosesSomebody(context: Context) {
  await atRest(context)
  const page = within(context.canvasElement)
  await userEvent.type(await page.findByRole('searchbox'), 'a')
  const [first] = await page.findAllByRole('radio')
  await userEvent.click(first!)
  await page.findByText(wordOf('merges.figures'))
  await atRest(context)
  return page
}

export default {
  title: 'Screens/Administrator/Merge accounts',
  ...screenAt({ address: ofTheFirst, role: 'admin' }),
} satisfies Meta
type Story = StoryObj

/** What would go over, rehearsed in earnest. */
export const Success: Story = { play: async (context) => void (await choosesSomebody(context)) }
export const SaysWhatIsMissing: Story = {
  async play(context) {
    const page = await choosesSomebody(context)
    await userEvent.click(page.getByRole('button', { name: wordOf('merges.submit') }))
    const reason = page.getByRole('textbox', { name: new RegExp(wordOf('merges.reason')) })
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'))
  },
}
export const NobodyOfTheName: Story = { play: (context) => says(wordOf('merges.none'))(context) }
export const Empty: Story = but({ address: paths.mergeAccounts.link() })
export const Missing: Story = but({ address: paths.mergeAccounts.link({ account: nobodysId }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [mergesCalls.findDuplicates] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [mergesCalls.findDuplicates] } }), play: offersRetry }
export const Forbidden: Story = but({ address: paths.mergeAccounts.link(), role: 'patient' })
