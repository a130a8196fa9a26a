import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Empty, ErrorState, Forbidden, NotFound, OfflineState } from './states.tsx'

export default { title: 'Patterns/States' } satisfies Meta
type Story = StoryObj

export const NothingYet: Story = {
  render: () => (
    <Empty
      title="No visits yet"
      actions={
        <LinkButton variant="filled" to="/doctors-list">
          Find a doctor
        </LinkButton>
      }
    >
      When you book a visit, for yourself or a pet, it waits for you here.
    </Empty>
  ),
}
export const Failed: Story = { render: () => <ErrorState onRetry={() => {}} /> }
export const NoConnection: Story = { render: () => <OfflineState onRetry={() => {}} /> }
export const NotForYou: Story = { render: () => <Forbidden /> }
export const Missing: Story = { render: () => <NotFound /> }
