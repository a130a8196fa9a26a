import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { AddressFields, addressOf } from '#features/places/index.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { useRegisterCompanyMutation } from '../../api.ts'
import { Group } from '../../components/Group.tsx'
import { RegistrantFields } from '../../components/RegistrantFields.tsx'
import { RegistrationFrame } from '../../components/RegistrationFrame.tsx'
import { registrant, useRegistration } from '../../use-registration.ts'

export default function CompanyRegister() {
  const { t } = useTranslation('site')
  const [register] = useRegisterCompanyMutation()
  const registration = useRegistration({
    kind: 'company',
    schema: () => import('#contract/account/schemas.ts').then((module) => module.companyRegistration),
    initial: { ...registrant, legalName: '', taxNumber: '', contactName: '', billingAddress: emptyAddress() },
    prepare: (values) => ({ ...values, billingAddress: addressOf(values.billingAddress) }),
    begin: (body) => register({ body }).unwrap(),
  })
  const { form } = registration
  return (
    <RegistrationFrame registration={registration}>
      <Group title={t('account.register.company')}>
        <FormField form={form} name="legalName" label={t('account.register.companyLegalName')}>
          <TextInput autoComplete="organization" {...form.input('legalName')} />
        </FormField>
        <FormField form={form} name="taxNumber" label={t('account.register.taxNumber')}>
          <TextInput autoComplete="off" {...form.input('taxNumber')} />
        </FormField>
        <FormField form={form} name="contactName" label={t('account.register.contactName')}>
          <TextInput autoComplete="off" {...form.input('contactName')} />
        </FormField>
      </Group>
      <Group title={t('account.register.billingAddress')}>
        <AddressFields {...form.choice('billingAddress')} faults={form.faults} />
      </Group>
      <RegistrantFields form={form} title={t('account.register.you')} nameLabel={t('account.register.personName')} />
    </RegistrationFrame>
  )
}
