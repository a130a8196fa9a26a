import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Group } from './Group.tsx'
import type { registrant } from '../use-registration.ts'

type Registrant = typeof registrant

interface RegistrantFieldsProps<Values extends Registrant> {
  form: ContractForm<Values>
  /** "Your name", in the words of the kind of account. */
  nameLabel: string
  /** Where other fields stand beside them: the name of these. */
  title?: string
}

/** Name, e-mail address and password: what every registration asks. */
export function RegistrantFields<Values extends Registrant>({ form, nameLabel, title }: RegistrantFieldsProps<Values>) {
  const { t } = useTranslation('site')
  const fields = (
    <>
      <FormField form={form} name="name" label={nameLabel}>
        <TextInput autoComplete="name" {...form.input('name')} />
      </FormField>
      <FormField form={form} name="email" label={t('account.register.email')} hint={t('account.register.emailHint')}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.input('email')} />
      </FormField>
      <FormField form={form} name="password" label={t('account.register.password')} hint={t('account.register.passwordHint')}>
        <PasswordInput autoComplete="new-password" {...form.input('password')} />
      </FormField>
    </>
  )
  return title === undefined ? fields : <Group title={title}>{fields}</Group>
}
