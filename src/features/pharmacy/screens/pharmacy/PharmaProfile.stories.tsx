import type { Meta, StoryObj } from '@storybook/react-vite'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

const tab = (name: 'licence' | 'hours' | 'delivery' | 'catalogue', more: object = {}) =>
  but({ address: paths.pharmaProfile.link({ tab: name }), ...more })

export default {
  title: 'Screens/Pharmacy/Profile',
  ...screenAt({ address: paths.pharmaProfile.link(), role: 'pharmacy' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Hours: Story = tab('hours')
export const Delivery: Story = tab('delivery')
export const Catalogue: Story = tab('catalogue')
export const CatalogueEmpty: Story = tab('catalogue', { scenario: 'empty-platform' })
export const CatalogueError: Story = {
  ...tab('catalogue', { fault: { kind: 'failing', of: [pharmacyCalls.listOwnProducts] } }),
  play: offersRetry,
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [pharmacyCalls.readPharmacyProfile] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [pharmacyCalls.readPharmacyProfile] } }), play: offersRetry }
