import type { ComponentProps, ReactNode } from 'react'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { useRefusalWords } from '../refusal-words.ts'

interface PhoneStepProps {
  form: ContractForm<{ phone: string }>
  label: string
  hint?: string
  submit: string
  wide?: boolean
  countryChoice?: ComponentProps<typeof PhoneField>['countryChoice']
  /** Beside the button that sends the code. */
  beside?: ReactNode
}

/** A person gives the number that a code is to be sent to. */
export function PhoneStep({ form, label, hint, submit, wide, countryChoice, beside }: PhoneStepProps) {
  const { refusalsOf } = useRefusalWords()
  return (
    <Form
      form={form}
      refusals={refusalsOf(form.refusal)}
      actions={
        <>
          <Button type="submit" variant="filled" wide={wide} loading={form.submitting}>
            {submit}
          </Button>
          {beside}
        </>
      }
    >
      <FormField form={form} name="phone" label={label} hint={hint}>
        <PhoneField
          name="phone"
          value={form.values.phone}
          onChange={(phone) => form.set('phone', phone)}
          countryChoice={countryChoice}
        />
      </FormField>
    </Form>
  )
}
