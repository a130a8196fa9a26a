import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { AddressFields, addressOf, emptyAddress } from '#features/people/index.ts'
import { useRegisterPharmacyMutation } from '../../api.ts'
import { Group } from '../../components/Group.tsx'
import { NextSteps } from '../../components/NextSteps.tsx'
import { RegistrantFields } from '../../components/RegistrantFields.tsx'
import { RegistrationFrame } from '../../components/RegistrationFrame.tsx'
import { registrant, useRegistration } from '../../use-registration.ts'

export default function PharmaRegistration() {
  const { t } = useTranslation('site')
  const [register] = useRegisterPharmacyMutation()
  const registration = useRegistration({
    kind: 'pharmacy',
    schema: () => import('#contract/account/schemas.ts').then((module) => module.pharmacyRegistration),
    initial: { ...registrant, legalName: '', licenceNumber: '', address: emptyAddress() },
    prepare: (values) => ({ ...values, address: addressOf(values.address) }),
    begin: (body) => register({ body }).unwrap(),
  })
  const { form } = registration
  return (
    <RegistrationFrame registration={registration} beside={<NextSteps kind="pharmacy" />}>
      <Group title={t('account.register.pharmacy')}>
        <FormField form={form} name="legalName" label={t('account.register.pharmacyLegalName')}>
          <TextInput autoComplete="organization" {...form.input('legalName')} />
        </FormField>
        <FormField
          form={form}
          name="licenceNumber"
          label={t('account.register.licenceNumber')}
          hint={t('account.register.licenceHint')}
        >
          <TextInput autoComplete="off" {...form.input('licenceNumber')} />
        </FormField>
      </Group>
      <Group title={t('account.register.address')}>
        <AddressFields
          name="address"
          value={form.values.address}
          onChange={(address) => form.set('address', address)}
          faults={form.faults}
        />
      </Group>
      <Group title={t('account.register.you')}>
        <RegistrantFields form={form} nameLabel={t('account.register.personName')} />
      </Group>
    </RegistrationFrame>
  )
}
