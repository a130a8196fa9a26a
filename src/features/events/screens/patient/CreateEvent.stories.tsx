import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { atRest, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'
import { writtenDate } from '#shared/ui/date/written-date.ts'

export default {
  title: 'Screens/Patient/New event',
  ...screenAt({ address: paths.createEvent.link(), role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = {}

/** What is missing stands at its field, the first one has the focus; an end is offered with the start. */
export const SaysWhatIsMissing: Story = {
  async play(context) {
    await atRest(context)
    const screen = within(context.canvasElement)
    const starts = await screen.findByLabelText(wordOf('events.form.starts'))
    await userEvent.type(starts, '2026-12-05T10:00')
    await userEvent.tab()
    await waitFor(() =>
      expect(screen.getByLabelText(wordOf('events.form.ends'))).toHaveValue(
        writtenDate('2026-12-05T12:00', 'datetime', i18next.language),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: wordOf('events.form.publish') }))
    const title = screen.getByRole('textbox', { name: wordOf('events.form.title') })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toBeInvalid()
    await expect(starts).toBeValid()
  },
}
