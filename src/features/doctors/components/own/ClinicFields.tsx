import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileLimits } from '#contract/doctors/values.ts'
import { AddressFields } from '#features/places/index.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import type { ContractForm } from '#shared/patterns/form/useContractForm.ts'
import { emptyAddress } from '#shared/ui/address/address-draft.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { FieldError } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Grid } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import type { ClinicValues, ProfileValues } from '../../model/own-profile.ts'

/** Places after the point: about ten metres, which finds a door and no desk. */
const places = 4

/** Where the doctor can be visited: name, address, position. */
export function ClinicFields({ form }: { form: ContractForm<ProfileValues> }) {
  const { t } = useTranslation('workspace')
  const { clinic } = form.values
  const [isRefused, setRefused] = useState(false)
  const set = (change: Partial<ClinicValues>) => clinic && form.set('clinic', { ...clinic, ...change })
  const takePosition = () => {
    setRefused(false)
    if (!('geolocation' in navigator)) return setRefused(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => set({ latitude: coords.latitude.toFixed(places), longitude: coords.longitude.toFixed(places) }),
      () => setRefused(true),
      { timeout: 10_000 },
    )
  }
  return (
    <Panel title={t('doctors.own.clinic')}>
      {form.faults['clinic'] && <FieldError>{form.faults['clinic']}</FieldError>}
      {!clinic && (
        <Cluster>
          <Button
            icon={<PlusIcon />}
            onClick={() => form.set('clinic', { name: '', address: emptyAddress(), latitude: '', longitude: '' })}
          >
            {t('doctors.own.addClinic')}
          </Button>
        </Cluster>
      )}
      {clinic && (
        <>
          <FormField form={form} name="clinic.name" label={t('doctors.own.clinicName')} optional>
            <TextInput
              maxLength={profileLimits.clinicName}
              value={clinic.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          </FormField>
          <AddressFields
            name="clinic.address"
            value={clinic.address}
            onChange={(address) => set({ address })}
            faults={form.faults}
            autoComplete={false}
            countryChoice={SearchSelect}
          />
          <Grid gap="4" least={13}>
            {(['latitude', 'longitude'] as const).map((axis) => (
              <FormField
                key={axis}
                form={form}
                name={`clinic.${axis}`}
                label={t(`doctors.own.${axis}`)}
                hint={axis === 'latitude' && t('doctors.own.positionHint')}
                optional
              >
                <NumberField
                  name={`clinic.${axis}`}
                  hasDecimals
                  step={0.001}
                  value={clinic[axis]}
                  onChange={({ target }) => set({ [axis]: target.value })}
                />
              </FormField>
            ))}
          </Grid>
          {isRefused && (
            <Banner tone="warning" live>
              {t('doctors.own.hereRefused')}
            </Banner>
          )}
          <Cluster gap="2">
            <Button onClick={takePosition}>{t('doctors.own.here')}</Button>
            <Button variant="quiet" onClick={() => form.set('clinic', null)}>
              {t('doctors.own.removeClinic')}
            </Button>
          </Cluster>
        </>
      )}
    </Panel>
  )
}
