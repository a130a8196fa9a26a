import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarIcon, CloseIcon } from '../icons/first-view-icons.tsx'
import { Cluster, Stack } from '../layout/layout.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkButton } from './LinkButton.tsx'

export default { title: 'Parts/Button', component: Button, tags: ['autodocs'], args: { children: 'Book visit' } } satisfies Meta<
  typeof Button
>
type Story = StoryObj<typeof Button>

export const Filled: Story = { args: { variant: 'filled', icon: <CalendarIcon /> } }
export const Loading: Story = { args: { variant: 'filled', loading: true } }

export const AllLooks: Story = {
  render: () => (
    <Stack>
      <Cluster>
        <Button variant="filled" icon={<CalendarIcon />}>
          Book visit
        </Button>
        <Button variant="call">Find a vet</Button>
        <Button>Send to pharmacy</Button>
        <Button variant="quiet">Show details</Button>
        <Button variant="danger">Cancel visit</Button>
        <Button variant="text">Fellow of the college</Button>
      </Cluster>
      <Cluster>
        <Button variant="filled" loading>
          Booking
        </Button>
        <Button disabled>Not now</Button>
        <Button small>Small</Button>
        <LinkButton to="/experts">Meet our experts</LinkButton>
        <IconButton label="Close" icon={<CloseIcon />} />
      </Cluster>
    </Stack>
  ),
}
