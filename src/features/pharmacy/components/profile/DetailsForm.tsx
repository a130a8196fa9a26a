import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { PharmacyProfile } from '#contract/pharmacy/schemas.ts'
import { pharmacyLengths } from '#contract/pharmacy/values.ts'
import { useSearchPosition } from '#features/doctors/index.ts'
import { AddressFields, addressOf, draftOfAddress } from '#features/places/index.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { PinIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useState } from 'react'
import { useChangePharmacyDetailsMutation } from '../../api.ts'

/** Telephone, address and position of the pharmacy, and what it says of itself. */
export function DetailsForm({ profile }: { profile: PharmacyProfile }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useChangePharmacyDetailsMutation()
  const { details } = profile
  const form = useContractForm({
    schema: () => import('#contract/pharmacy/schemas.ts').then((module) => module.pharmacyDetails),
    initial: {
      phone: details.phone ?? '',
      about: details.about,
      address: draftOfAddress(details.address),
      position: details.position,
    },
    prepare: ({ address, phone, ...values }) => ({ ...values, phone: phone || null, address: addressOf(address) }),
    submit: async (body) => {
      await save({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('pharmacy.profile.saved'), text: t('pharmacy.profile.savedText') }))
    },
  })
  const { position } = form.values
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 4 })
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('pharmacy.profile.tabs.details')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('pharmacy.profile.save')}
        </Button>
      }
    >
      <Panel title={t('pharmacy.profile.tabs.details')}>
        <Facts
          facts={[
            { name: t('pharmacy.profile.name'), value: <bdi>{profile.name}</bdi> },
            { name: t('pharmacy.profile.licence'), value: profile.licenceNumber },
            { name: t('pharmacy.profile.zone'), value: profile.timeZone },
          ]}
        />
        <FormField form={form} name="phone" label={t('medicine-orders.facts.phone')} optional>
          <PhoneField
            name="phone"
            value={form.values.phone}
            onChange={(phone) => form.set('phone', phone)}
            country={form.values.address.country}
            countryChoice={SearchSelect}
          />
        </FormField>
        <FormField form={form} name="about" label={t('pharmacy.profile.about')}>
          <TextArea rows={3} maxLength={pharmacyLengths.about} {...form.input('about')} />
        </FormField>
      </Panel>
      <Panel title={t('medicine-orders.facts.address')}>
        <AddressFields
          name="address"
          value={form.values.address}
          onChange={(address) => form.set('address', address)}
          faults={form.faults}
          autoComplete={false}
        />
        <Cluster>
          <HerePosition onPosition={(found) => form.set('position', found)} />
          <Text quiet size="s">
            {position
              ? t('pharmacy.profile.position', {
                  latitude: number.format(position.latitude),
                  longitude: number.format(position.longitude),
                })
              : t('pharmacy.profile.noPosition')}
          </Text>
        </Cluster>
      </Panel>
    </Form>
  )
}

/** Takes the position of this device, in the pharmacy, for the pharmacy's. */
function HerePosition({ onPosition }: { onPosition: (position: { latitude: number; longitude: number }) => void }) {
  const { t } = useTranslation('workspace')
  const [isAsking, setAsking] = useState(false)
  const { standpoint } = useSearchPosition({ near: isAsking ? 'me' : '', place: '' })
  const found = isAsking && 'position' in standpoint ? standpoint.position : null
  return (
    <Button
      small
      icon={<PinIcon size={18} />}
      loading={isAsking && standpoint.kind === 'asking'}
      onClick={() => (found ? onPosition({ latitude: found.latitude, longitude: found.longitude }) : setAsking(true))}
    >
      {t(found ? 'pharmacy.profile.takePosition' : 'pharmacy.profile.findPosition')}
    </Button>
  )
}
