import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { searchCalls } from '#contract/search/calls.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { atRest, but, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const search = [searchCalls.search]

/** Opens the palette as a person does, and types. */
async function look(context: StoryContext, words = '') {
  await atRest(context)
  const page = within(context.canvasElement)
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await within(await page.findByRole('dialog')).findByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  if (words) await userEvent.type(field, words)
  return page
}

const typed = (words: string) => async (context: StoryContext) => {
  const page = await look(context, words)
  await atRest(context)
  return page
}

export default {
  title: 'Patterns/Command palette',
  ...screenAt({ address: paths.doctorDashboard.link(), role: 'doctor' }),
} satisfies Meta
type Story = StoryObj

/** Before anything is typed: the menu of where one works. */
export const Begun: Story = { play: async (context) => void (await look(context)) }

/** Patients, visits, invoices and doctors by the beginnings of their names. */
export const Success: Story = {
  play: async (context) => {
    const page = await typed('ma')(context)
    // Its own: fields of the screen behind have options too.
    const found = within(await page.findByRole('listbox', { name: wordOf('app.palette.results') }))
    await expect((await found.findAllByRole('option')).length).toBeGreaterThan(2)
    await userEvent.keyboard('{ArrowDown}')
    await expect(found.getAllByRole('option', { selected: true })).toHaveLength(1)
  },
}
export const OfPatient: Story = {
  ...but({ role: 'patient', address: paths.userDashboard.link() }),
  play: async (context) => void (await typed('ad')(context)),
}
export const OfAdministrator: Story = {
  ...but({ role: 'admin', address: paths.adminDashboard.link() }),
  play: async (context) => void (await typed('ad')(context)),
}
export const Empty: Story = {
  play: async (context) => {
    const page = await typed('zzzz')(context)
    await isSeen(() => page.getByText(wordOf('app.palette.nothing')))
  },
}
export const Loading: Story = {
  ...but({ fault: { kind: 'unanswered', of: search } }),
  play: async (context) => void (await look(context, 'ann')),
}
export const Error: Story = {
  ...but({ fault: { kind: 'failing', of: search } }),
  play: async (context) => {
    const page = await typed('ann')(context)
    await isSeen(() => page.getByRole('button', { name: wordOf('app.palette.retry') }))
  },
}
/** Every shortcut of the workspace, under `?`. */
export const Shortcuts: Story = {
  play: async (context) => {
    await atRest(context)
    await userEvent.keyboard('?')
    const list = await within(context.canvasElement).findByRole('dialog', { name: wordOf('app.shortcuts.title') })
    await expect(within(list).getByRole('checkbox')).toBeChecked()
  },
}
