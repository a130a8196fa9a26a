import type { Meta, StoryObj } from '@storybook/react-vite'
import { adminAccountCalls } from '#contract/admin/account-calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Patients',
  ...screenAt({ address: paths.userList.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Suspended: Story = but({ address: paths.userList.link({ status: 'suspended' }) })
export const NothingMatches: Story = but({ address: paths.userList.link({ q: 'nobody has this name' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [adminAccountCalls.listAccounts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [adminAccountCalls.listAccounts] } }), play: offersRetry }
