import type { Meta, StoryObj } from '@storybook/react-vite'
import { auditCalls } from '#contract/audit/calls.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { seededCall } from '../../testing/seeded-call.ts'

const address = paths.callTrace.link({ id: seededCall })

export default {
  title: 'Screens/Administrator/Trace of a call',
  ...screenAt({ address, role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: says(/appointments/) }
export const Empty: Story = but({ address: paths.callTrace.link() })
export const NothingKept: Story = but({ address: paths.callTrace.link({ id: '01900000-0000-7000-8000-00000000dead' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [auditCalls.readTrace] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [auditCalls.readTrace] } }), play: offersRetry }
