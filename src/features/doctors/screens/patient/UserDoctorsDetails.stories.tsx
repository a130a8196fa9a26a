import type { Meta, StoryObj } from '@storybook/react-vite'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { OwnDoctor } from '#contract/doctors/schemas.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import type { Read } from '#mocks/stories/screen.ts'
import { paths } from '#shared/paths.ts'

/** A doctor whom the patient met. */
async function metDoctor(read: Read): Promise<string> {
  const doctors = (await read(doctorsCalls.listOwnDoctors)) as OwnDoctor[]
  return paths.userDoctorsDetails.link({ id: doctors.find(({ visits }) => visits > 0)!.id })
}

export default {
  title: 'Screens/Patient/Doctor and history',
  ...screenAt({ address: metDoctor, role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.readOwnDoctor] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.readOwnDoctor] } }), play: offersRetry }
export const Missing: Story = but({ address: paths.userDoctorsDetails.link({ id: nobodysId }) })
