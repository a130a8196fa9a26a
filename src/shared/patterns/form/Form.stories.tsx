import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Form, FormField } from './Form.tsx'
import { useContractForm } from './useContractForm.ts'

export default { title: 'Patterns/Form' } satisfies Meta
type Story = StoryObj

const taken = {
  status: 409,
  code: 'invalid_input',
  errors: [{ field: 'email', code: 'email_taken', message: 'This address is in use.' }],
}

function Contact({ refusal }: { refusal?: unknown }) {
  const form = useContractForm({
    schema: () => import('#contract/site/schemas.ts').then((module) => module.contactMessage),
    initial: { name: '', email: '', subject: '', message: '' },
    submit: () => (refusal === undefined ? Promise.resolve() : Promise.reject(refusal as Error)),
  })
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" look="filled" loading={form.submitting}>
          Send message
        </Button>
      }
    >
      <FormField form={form} name="name" label="Your name">
        <TextInput {...form.input('name')} />
      </FormField>
      <FormField form={form} name="email" label="E-mail for our answer">
        <TextInput type="email" {...form.input('email')} />
      </FormField>
      <FormField form={form} name="subject" label="What is it about?">
        <TextInput {...form.input('subject')} />
      </FormField>
      <FormField form={form} name="message" label="Your message" hint="Please leave out details of your health.">
        <TextArea {...form.input('message')} />
      </FormField>
    </Form>
  )
}

export const Untouched: Story = { render: () => <Contact /> }

/** Checked by the contract's own schema: what is wrong stands at its field, and the first has the focus. */
export const Incomplete: Story = {
  render: () => <Contact />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveFocus())
    await expect(canvas.getByLabelText('Your message')).toBeInvalid()
  },
}

/** What only the server can know stands at its field too. */
export const Refused: Story = {
  render: () => <Contact refusal={taken} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const texts = {
      'Your name': 'Ana',
      'E-mail for our answer': 'ana@example.com',
      'What is it about?': 'Milo',
      'Your message': 'His ear itches.',
    }
    for (const [label, text] of Object.entries(texts)) await userEvent.type(canvas.getByLabelText(label), text)
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail for our answer')).toHaveAccessibleDescription('This address is in use.'),
    )
  },
}
