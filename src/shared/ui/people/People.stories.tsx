import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Stack } from '../layout/layout.tsx'
import { Avatar } from './Avatar.tsx'
import { PersonChip } from './PersonChip.tsx'

export default { title: 'Parts/People' } satisfies Meta
type Story = StoryObj

const names = ['Ana López', 'Ben Okafor', 'ليلى حداد', 'Chiara Neri', 'Dev Patel', 'Ines Faure', 'Milo', 'Otto Winter']

export const AvatarsAndChips: Story = {
  render: () => (
    <Stack>
      <Cluster>
        {names.map((name) => (
          <Avatar key={name} name={name} labelled size={52} />
        ))}
      </Cluster>
      <Cluster>
        <PersonChip name="Ben Okafor" note="Cardiology" to="/doctor" />
        <PersonChip name="Milo" note="Beagle" pet />
      </Cluster>
    </Stack>
  ),
}
