import type { Meta, StoryObj } from '@storybook/react-vite'
import { peopleCalls } from '#contract/people/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Patient/Settings',
  ...screenAt({ address: paths.userSettings.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

const onTab = (tab: string) => ({ address: paths.userSettings.link({ tab }) })

export const Success: Story = {}
export const Pets: Story = but(onTab('pets'))
export const Plan: Story = but(onTab('plan'))
export const Language: Story = but(onTab('language'))
export const Password: Story = but(onTab('password'))
export const Devices: Story = but(onTab('devices'))
export const Notices: Story = but(onTab('notices'))
export const YourData: Story = but(onTab('data'))
export const Empty: Story = but({ ...onTab('pets'), scenario: 'empty-platform' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [peopleCalls.readPatient] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [peopleCalls.readPatient] } }), play: offersRetry }
