import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/layout.tsx'
import { Banner } from './Banner.tsx'
import { NewVersionPrompt } from './NewVersionPrompt.tsx'
import { SkeletonCards, SkeletonDetail, SkeletonRows } from './Skeleton.tsx'
import { Toasts } from './Toasts.tsx'

export default { title: 'Parts/Feedback' } satisfies Meta
type Story = StoryObj

export const Banners: Story = {
  render: () => (
    <Stack>
      <Banner title="Your visit is tomorrow" action={<Button small>Prepare</Button>}>
        Doctor Okafor sees Milo at 9:30.
      </Banner>
      <Banner tone="success">Your prescription has been sent to the pharmacy.</Banner>
      <Banner tone="warning">The slot is held for you until it is paid.</Banner>
      <Banner tone="error" title="The card was declined">
        Nothing was taken. Try another card.
      </Banner>
    </Stack>
  ),
}

export const ToastView: Story = {
  render: () => (
    <Toasts
      onClose={() => {}}
      toasts={[
        { id: '1', kind: 'success', title: 'Booked', text: 'We have sent you the confirmation.' },
        { id: '2', kind: 'error', title: 'Error', text: 'You are offline, please connect to internet and retry' },
      ]}
    />
  ),
}

export const Skeletons: Story = {
  render: () => (
    <Stack gap="6">
      <SkeletonRows rows={2} />
      <SkeletonCards cards={3} />
      <SkeletonDetail />
    </Stack>
  ),
}

export const NewVersion: Story = { render: () => <NewVersionPrompt onReload={() => {}} onLater={() => {}} /> }
