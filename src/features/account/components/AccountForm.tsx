import { Form, type FormProps } from '#shared/patterns/form/Form.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { useRefusalWords } from '../refusal-words.ts'

interface AccountFormProps<Values extends object> extends Omit<FormProps<Values>, 'actions' | 'refusals'> {
  /** What the button says. */
  submit: string
}

/** A form on the way into an account: one wide button, and refusals in the words of accounts. */
export function AccountForm<Values extends object>({ submit, ...form }: AccountFormProps<Values>) {
  const { refusalsOf } = useRefusalWords()
  return (
    <Form
      {...form}
      refusals={refusalsOf(form.form.refusal)}
      actions={
        <Button type="submit" variant="filled" wide loading={form.form.submitting}>
          {submit}
        </Button>
      }
    />
  )
}
