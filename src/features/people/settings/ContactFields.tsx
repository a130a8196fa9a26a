import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/patterns/form/Form.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Grid } from '#shared/ui/layout/layout.tsx'
import { AddressFields } from '#features/places/index.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import type { ProfileValues } from './profile-values.ts'

const nobody = { name: '', relationship: '', phone: '' }

/** Where the patient lives, and whom to call; both may be left out. */
export function ContactFields({ form }: { form: ContractForm<ProfileValues> }) {
  const { t } = useTranslation('workspace')
  const { address, emergencyContact: contact } = form.values
  return (
    <>
      <Panel title={t('people.profile.address')}>
        {address ? (
          <>
            <AddressFields
              name="address"
              value={address}
              onChange={(changed) => form.set('address', changed)}
              faults={form.faults}
              countryChoice={SearchSelect}
            />
            <Cluster>
              <Button variant="quiet" onClick={() => form.set('address', null)}>
                {t('people.profile.removeAddress')}
              </Button>
            </Cluster>
          </>
        ) : (
          <Cluster>
            <Button icon={<PlusIcon />} onClick={() => form.set('address', emptyAddress())}>
              {t('people.profile.addAddress')}
            </Button>
          </Cluster>
        )}
      </Panel>
      <Panel title={t('people.profile.emergency')}>
        {contact ? (
          <>
            <Grid gap="4" least={15}>
              <FormField form={form} name="emergencyContact.name" label={t('people.profile.name')}>
                <TextInput
                  autoComplete="off"
                  value={contact.name}
                  onChange={(event) => form.set('emergencyContact', { ...contact, name: event.target.value })}
                />
              </FormField>
              <FormField form={form} name="emergencyContact.relationship" label={t('people.profile.relationship')} optional>
                <TextInput
                  autoComplete="off"
                  value={contact.relationship}
                  onChange={(event) => form.set('emergencyContact', { ...contact, relationship: event.target.value })}
                />
              </FormField>
            </Grid>
            <FormField form={form} name="emergencyContact.phone" label={t('people.profile.phone')}>
              <PhoneField
                name="emergencyContact.phone"
                autoComplete="off"
                value={contact.phone}
                country={address?.country}
                countryChoice={SearchSelect}
                onChange={(phone) => form.set('emergencyContact', { ...contact, phone })}
              />
            </FormField>
            <Cluster>
              <Button variant="quiet" onClick={() => form.set('emergencyContact', null)}>
                {t('people.profile.removeEmergency')}
              </Button>
            </Cluster>
          </>
        ) : (
          <Cluster>
            <Button icon={<PlusIcon />} onClick={() => form.set('emergencyContact', nobody)}>
              {t('people.profile.addEmergency')}
            </Button>
          </Cluster>
        )}
      </Panel>
    </>
  )
}
