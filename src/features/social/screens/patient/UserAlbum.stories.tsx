import type { Meta, StoryObj } from '@storybook/react-vite'
import { socialCalls } from '#contract/social/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'
import { ownAlbum } from '../../testing/records.ts'
export default {
  title: 'Screens/Patient/Albums',
  ...screenAt({ address: paths.userAlbum.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const OneAlbum: Story = but({ address: async (read) => paths.userAlbum.link({ id: await ownAlbum(read) }) })
export const Empty: Story = but({ scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [socialCalls.listAlbums] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [socialCalls.listAlbums] } }), play: offersRetry }
