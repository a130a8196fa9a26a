import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Form, FormField } from '../Form.tsx'
import { useContractForm } from '../useContractForm.ts'

interface ContactProps {
  send: (body: unknown) => Promise<unknown>
  guarded?: boolean
  children?: ReactNode
}

/** A form of the contract's, for its stories and its test. */
export function Contact({ send, guarded, children }: ContactProps) {
  const form = useContractForm({
    schema: () => import('#contract/site/schemas.ts').then((module) => module.contactMessage),
    initial: { name: '', email: '', subject: '', message: '' },
    submit: send,
  })
  return (
    <Form
      form={form}
      guarded={guarded}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
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
      {children}
    </Form>
  )
}

/** By label, what the contract takes. */
export const filledIn = {
  'Your name': 'Ana',
  'E-mail for our answer': 'ana@example.com',
  'What is it about?': 'Milo',
  'Your message': 'His ear itches.',
}

/** As the server refuses what only it can know. */
export const taken = {
  status: 409,
  code: 'invalid_input',
  errors: [{ field: 'email', code: 'email_taken', message: 'This address is in use.' }],
}
