import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { officeCalls } from '#contract/office/calls.ts'
import { numberField } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = paths.officeSettings.link()

export default {
  title: 'Screens/Administrator/Settings of the office',
  ...screenAt({ address, role: 'admin' }),
} satisfies Meta
type Story = StoryObj

const nameOf = () => wordOf('office.settings.names.refundAlone')
const change = (read: Read, { version, value }: { version: number; value: number | null }) =>
  read(officeCalls.changeSetting, {
    body: { name: 'refundAlone', version, value, reason: 'The holidays are coming and the desk is small' },
  })

type Context = Parameters<NonNullable<Story['play']>>[0]

async function open(context: Context) {
  await atRest(context)
  const page = within(context.canvasElement)
  await userEvent.click(await page.findByRole('button', { name: wordOf('office.settings.named.change', { name: nameOf() }) }))
  return within(await within(document.body).findByRole('dialog'))
}

async function fillIn(dialog: Awaited<ReturnType<typeof open>>, value: string) {
  const field = await numberField(dialog)
  await userEvent.clear(field)
  await userEvent.type(field, value)
  await userEvent.type(dialog.getByRole('textbox'), 'Two administrators are away')
  await userEvent.click(dialog.getByRole('button', { name: wordOf('office.settings.save') }))
}

export const Success: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** What was changed stands there at once, with who and why, and can be put back. */
export const Changed: Story = {
  async play(context) {
    await fillIn(await open(context), '350')
    const page = within(context.canvasElement)
    await isSeen(() => page.getByText('Two administrators are away'))
    await isSeen(() => page.getByRole('button', { name: wordOf('office.settings.named.putBack', { name: nameOf() }) }))
  },
}

/** What lies beyond the bounds is refused at its field. */
export const BeyondBounds: Story = {
  async play(context) {
    const dialog = await open(context)
    await fillIn(dialog, '100001')
    await expect(await dialog.findByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  },
}

let asked: Read

/** Another administrator was first: nothing is written over, and the dialog says so. */
export const Conflict: Story = {
  ...but({
    address: async (read) => {
      asked = read
      return address
    },
  }),
  async play(context) {
    const dialog = await open(context)
    await change(asked, { version: 0, value: 300 })
    await fillIn(dialog, '350')
    await isSeen(() => dialog.getByText(wordOf('office.settings.changed')))
  },
}

export const History: Story = but({
  address: async (read) => {
    await change(read, { version: 0, value: 300 })
    await change(read, { version: 1, value: null })
    return paths.officeSettings.link({ setting: 'refundAlone' })
  },
})
export const PutBack: Story = {
  ...but({
    address: async (read) => {
      await change(read, { version: 0, value: 300 })
      return address
    },
  }),
  async play(context) {
    await atRest(context)
    const page = within(context.canvasElement)
    const putBack = wordOf('office.settings.named.putBack', { name: nameOf() })
    await userEvent.click(await page.findByRole('button', { name: putBack }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'The holidays are over')
    await userEvent.click(dialog.getByRole('button', { name: wordOf('office.settings.verbs.putBack') }))
    await waitFor(() => expect(page.queryByRole('button', { name: putBack })).toBeNull())
    await expect(page.getByText('The holidays are over')).toBeVisible()
  },
}
export const Forbidden: Story = but({ role: 'doctor' })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [officeCalls.listSettings] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [officeCalls.listSettings] } }), play: offersRetry }
