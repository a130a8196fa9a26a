import type { Meta, StoryObj } from '@storybook/react-vite'
import { lostCalls } from '#contract/lost/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Public/A lost animal',
  ...screenAt({ address: paths.lostAnimal.link({ code: 'demonstration-cat' }) }),
} satisfies Meta
type Story = StoryObj

/** Whoever scans the code of a poster, without any account. */
export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [lostCalls.readLostPage] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [lostCalls.readLostPage] } }), play: offersRetry }
export const NoSuchPage: Story = but({ address: paths.lostAnimal.link({ code: 'no-such-animal' }) })
