import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { adminAccountCalls } from '#contract/admin/account-calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Administrators',
  ...screenAt({ address: paths.officeAdministrators.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

/** All but one of them are kept out; the address opens who is left. */
async function lastOne(read: Read): Promise<string> {
  const list = await read(adminAccountCalls.listAccounts, { query: { role: 'admin', status: 'active', sort: 'name' } })
  const { items } = list as { items: readonly { id: string; email: string | null }[] }
  const own = items.find(({ email }) => email === 'admin@carenest.test')!
  for (const { id } of items.filter((one) => one !== own))
    await read(adminAccountCalls.suspendAccount, { params: { id }, body: { reason: 'Left the company' } })
  return paths.officeAdministrators.link({ account: own.id })
}

export const Success: Story = {}

/** The last administrator cannot be kept out, and is told why. */
export const TheLastStays: Story = {
  ...but({ address: lastOne }),
  async play(context) {
    await atRest(context)
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: wordOf('admin.operations.verbs.suspend') }))
    const dialog = within(await page.findByRole('dialog', { name: patternOf('admin.accounts.ask.suspend') }))
    await userEvent.type(await dialog.findByRole('textbox'), 'Leaves the company')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('admin.accounts.verbs.suspend') }))
    await isSeen(() => page.getByText(wordOf('admin.accounts.lastAdministrator')))
  },
}
export const NothingMatches: Story = but({ address: paths.officeAdministrators.link({ q: 'nobody has this name' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminAccountCalls.listAccounts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminAccountCalls.listAccounts] } }), play: offersRetry }
