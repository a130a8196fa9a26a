import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Patient registration',
  ...screenAt({ address: paths.patientRegistration.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
/** The address has to be proven by the code that was sent to it. */
export const CodeSent: Story = {
  play: fillsAndSends(
    { 'Your name': 'Fay Fresh', 'E-mail address': 'fay.fresh@carenest.test', Password: 'A quiet Harbour 7' },
    /We sent a code to fay\.fresh@carenest\.test/,
  ),
}
export const NoAddress: Story = {
  play: fillsAndSends(
    { 'Your name': 'Fay Fresh', 'E-mail address': 'not an address', Password: 'A quiet Harbour 7' },
    /no complete e-mail address/,
  ),
}
