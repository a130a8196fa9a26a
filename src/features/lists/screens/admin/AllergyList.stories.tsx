import type { Meta, StoryObj } from '@storybook/react-vite'
import { listsCalls } from '#contract/lists/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Allergy list',
  ...screenAt({ address: paths.allergyList.link(), role: 'admin' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Retired: Story = but({ address: paths.allergyList.link({ show: 'retired' }) })
export const NothingMatches: Story = but({ address: paths.allergyList.link({ q: 'nothing is called this' }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [listsCalls.listReferenceEntries] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [listsCalls.listReferenceEntries] } }), play: offersRetry }
