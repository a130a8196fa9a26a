import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
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
    {
      'account.register.personName': 'Fay Fresh',
      'account.register.email': 'fay.fresh@carenest.test',
      'account.register.password': 'A quiet Harbour 7',
    },
    () => wordOf('account.register.sentTo', { email: 'fay.fresh@carenest.test' }),
  ),
}
export const NoAddress: Story = {
  play: fillsAndSends(
    {
      'account.register.personName': 'Fay Fresh',
      'account.register.email': 'not an address',
      'account.register.password': 'A quiet Harbour 7',
    },
    () => wordOf('patterns.fault.invalid_email'),
  ),
}
