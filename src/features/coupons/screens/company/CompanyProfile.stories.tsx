import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponCalls } from '#contract/coupons/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Company/Profile',
  ...screenAt({ address: paths.companyProfile.link(), role: 'company' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [couponCalls.readCompany] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [couponCalls.readCompany] } }), play: offersRetry }
