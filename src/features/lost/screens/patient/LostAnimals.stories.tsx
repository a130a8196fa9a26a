import type { Meta, StoryObj } from '@storybook/react-vite'
import { lostCalls } from '#contract/lost/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Lost animals',
  ...screenAt({ address: paths.lostAnimals.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

/** A cat that two people have seen. */
export const Success: Story = {}
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [lostCalls.listLost] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [lostCalls.listLost] } }), play: offersRetry }
