import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Contact, filledIn, taken } from './testing/Contact.tsx'

export default { title: 'Patterns/Form' } satisfies Meta
type Story = StoryObj

export const Untouched: Story = { render: () => <Contact send={() => Promise.resolve()} /> }

/** Checked by the contract's own schema: what is wrong stands at its field, and the first has the focus. */
export const Incomplete: Story = {
  render: () => <Contact send={() => Promise.resolve()} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveFocus())
    await expect(canvas.getByLabelText('Your message')).toBeInvalid()
  },
}

/** What only the server can know stands at its field too. */
export const Refused: Story = {
  render: () => <Contact send={() => Promise.reject(taken as unknown as Error)} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const [label, text] of Object.entries(filledIn)) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail for our answer')).toHaveAccessibleDescription('This address is in use.'),
    )
  },
}

const head = { position: 'sticky', insetBlockStart: 0, zIndex: 1, blockSize: '4rem', background: 'var(--surface)' } as const

/** The first field at fault gets the focus, and neither it nor its label hides under the head that stays at the top. */
export const FaultFarAbove: Story = {
  render: () => (
    <>
      <header style={head} />
      <div style={{ blockSize: '50vh' }} />
      <Contact send={() => Promise.resolve()}>
        <div style={{ blockSize: '200vh' }} />
      </Contact>
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [first = ''] = Object.keys(filledIn)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(canvas.getByLabelText(first)).toHaveFocus())
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect()
    await waitFor(() => expect(canvas.getByText(first).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
  },
}

/** A save that failed is told where the person pressed, in sight however long the form is. */
export const Failed: Story = {
  render: () => (
    <Contact send={() => Promise.reject({ status: 500, code: 'internal', errors: [] } as unknown as Error)}>
      <div style={{ blockSize: '200vh' }} />
    </Contact>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    for (const [label, text] of Object.entries(filledIn)) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    const told = await canvas.findByRole('alert')
    await waitFor(async () => {
      const { top, bottom } = told.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
    })
  },
}
