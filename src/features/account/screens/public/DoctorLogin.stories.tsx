import type { Meta, StoryObj } from '@storybook/react-vite'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Doctor sign-in',
  ...screenAt({ address: paths.doctorLogin.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }
/** An account of another kind is refused with a word that says where it belongs. */
export const OtherKind: Story = {
  play: fillsAndSends({ 'account.signIn.email': 'patient@carenest.test', 'account.signIn.password': 'Carenest!2026' }, () =>
    wordOf('account.kind.patient.theirs'),
  ),
}
