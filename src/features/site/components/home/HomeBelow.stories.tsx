import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atRest, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Parts/Home/Below the first view',
  ...screenAt({ address: paths.home.link() }),
} satisfies Meta
type Story = StoryObj

/** Tab brings the rest of the page; a question opens. */
export const VoicesTrustAndQuestions: Story = {
  play: async (context) => {
    await atRest(context)
    const screen = within(context.canvasElement)
    await userEvent.tab()
    await screen.findByRole('heading', { name: wordOf('site.home.voices.title') }, { timeout: 10_000 })
    await screen.findByRole('heading', { name: wordOf('site.home.trust.title') })
    const question = await screen.findByText(wordOf('site.home.questions.emergency'))
    await userEvent.click(question)
    await expect(screen.getByText(wordOf('site.home.questions.emergencyAnswer'))).toBeVisible()
    await atRest(context)
  },
}
