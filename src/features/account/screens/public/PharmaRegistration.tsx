import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { AddressFields, addressOf } from '#features/places/index.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { useRegisterPharmacyMutation } from '../../api.ts'
import { Group } from '../../components/Group.tsx'
import { LicenceField } from '../../components/LicenceField.tsx'
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
        <LicenceField form={form} />
      </Group>
      <Group title={t('account.register.address')}>
        <AddressFields {...form.choice('address')} faults={form.faults} />
      </Group>
      <RegistrantFields form={form} title={t('account.register.you')} nameLabel={t('account.register.personName')} />
    </RegistrationFrame>
  )
}
