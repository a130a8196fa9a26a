import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accountCalls } from '#contract/account/calls.ts'
import { fillsAndSends, saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { atRest, but, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Sign-in/Patient sign-in',
  ...screenAt({ address: paths.login.link() }),
} satisfies Meta
type Story = StoryObj
type Step = NonNullable<Story['play']>

/** Types an account's address and a password, and sends them. */
const signInWith =
  (email: string, password: string, then: (screen: ReturnType<typeof within>) => Promise<unknown>): Step =>
  async (context) => {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.type(screen.getByRole('textbox', { name: wordOf('account.signIn.email') }), email)
    await userEvent.type(screen.getByLabelText(wordOf('account.signIn.password')), password)
    const form = within(screen.getByRole('form'))
    await userEvent.click(form.getByRole('button', { name: wordOf('account.signIn.submit') }))
    await then(screen)
    await atRest(context)
  }

export const Success: Story = {}
export const Incomplete: Story = { play: saysWhatIsMissing }

/** The platform fails: what was typed stays. */
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: [accountCalls.login] } }),
  play: fillsAndSends({ 'account.signIn.email': 'patient@carenest.test', 'account.signIn.password': 'Carenest!2026' }, () =>
    wordOf('patterns.errorBody'),
  ),
}

export const WrongPassword: Story = {
  play: signInWith('patient@carenest.test', 'Not the password 1', (screen) =>
    waitFor(() => expect(screen.getByLabelText(wordOf('account.signIn.password'))).toBeInvalid()),
  ),
}

export const SignsIn: Story = {
  play: signInWith('patient@carenest.test', 'Carenest!2026', (screen) =>
    screen.findByRole('heading', { level: 1, name: patternOf('appointments.own.hello') }),
  ),
}
