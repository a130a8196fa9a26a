import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { adminAccountCalls } from '#contract/admin/account-calls.ts'
import { adminWindDownCalls } from '#contract/admin/wind-down-calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = paths.officeWindDowns.link()

export default {
  title: 'Screens/Administrator/Left to wind down',
  ...screenAt({ address, role: 'admin' }),
} satisfies Meta
type Story = StoryObj

/** Suspends the account of the demonstration; answers its id. */
async function suspend(read: Read, role: 'doctor' | 'pharmacy'): Promise<string> {
  const answer = await read(adminAccountCalls.listAccounts, { query: { role, search: `${role}@carenest.test` } })
  const { items } = answer as { items: readonly { id: string }[] }
  const { id } = items[0]!
  await read(adminAccountCalls.suspendAccount, {
    params: { id },
    body: { reason: 'The register lists the licence as withdrawn' },
  })
  return id
}
const openOf = (role: 'doctor' | 'pharmacy') => async (read: Read) =>
  paths.officeWindDowns.link({ account: await suspend(read, role) })

export const Success: Story = but({
  address: async (read) => {
    await suspend(read, 'doctor')
    await suspend(read, 'pharmacy')
    return address
  },
})
export const OfADoctor: Story = but({ address: openOf('doctor') })
export const OfAPharmacy: Story = but({ address: openOf('pharmacy') })
export const OnAPhone: Story = { ...OfADoctor, globals: { viewport: { value: 'phone' } } }

/** All are decided on as proposed, with one reason. */
export const Decided: Story = {
  ...OfADoctor,
  async play(context) {
    await atRest(context)
    const drawer = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(await drawer.findByRole('textbox'), 'The practice is closed')
    await userEvent.click(drawer.getByRole('button', { name: patternOf('admin.windDown.submit') }))
    await isSeen(() => within(document.body).getByText(patternOf('admin.windDown.came')), { timeout: 60_000 })
  },
}

/** Nothing is left of an account that is not suspended any more. */
export const TakenBack: Story = {
  ...but({
    address: async (read) => {
      const id = await suspend(read, 'doctor')
      await read(adminAccountCalls.restoreAccount, { params: { id }, body: { reason: 'It was a mistake' } })
      return paths.officeWindDowns.link({ account: id })
    },
  }),
  async play(context) {
    await atRest(context)
    await isSeen(() => within(document.body).getByText(wordOf('admin.windDown.nothing')))
  },
}
export const Empty: Story = {}
export const Forbidden: Story = but({ role: 'doctor' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminWindDownCalls.listWindDowns] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminWindDownCalls.listWindDowns] } }), play: offersRetry }
