import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { amountText, medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import type { PharmacyCard } from '#contract/pharmacy/schemas.ts'
import { medicineOrderLengths } from '#contract/medicine-orders/values.ts'
import { deliveries, type Delivery } from '#contract/orders/goods-order.ts'
import { AddressFields, addressOf } from '#features/places/index.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import type { AddressDraft } from '#shared/ui/address/address-draft.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { CheckboxGroup } from '#shared/ui/field/CheckboxGroup.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRequestMedicineMutation } from '../api.ts'
import { PharmacyChoice, type AskedPlace } from './PharmacyChoice.tsx'
import { useMedicineRefusals } from './use-medicine-refusals.ts'

interface SendToPharmacyProps {
  prescription: Prescription
  open: boolean
  onClose: () => void
}

/** Sends lines of a prescription to a pharmacy that the patient chooses by distance, hours and delivery. */
export function SendToPharmacy({ prescription, open, onClose }: SendToPharmacyProps) {
  const { t } = useTranslation('workspace')
  const [chosen, setChosen] = useState<PharmacyCard>()
  const [place, setPlace] = useState<AskedPlace | null>(null)
  return (
    <Drawer open={open} onClose={onClose} title={t('medicine-orders.send.title')} width={38}>
      {chosen ? (
        <RequestForm prescription={prescription} pharmacy={chosen} place={place} onBack={() => setChosen(undefined)} />
      ) : (
        <PharmacyChoice onPlace={setPlace} onChoose={setChosen} />
      )}
    </Drawer>
  )
}

interface Values {
  lineIds: string[]
  delivery: Delivery
  address: AddressDraft
  note: string
}

interface RequestFormProps {
  prescription: Prescription
  pharmacy: PharmacyCard
  place: AskedPlace | null
  onBack: () => void
}

function RequestForm({ prescription, pharmacy, place, onBack }: RequestFormProps) {
  const { t, i18n } = useTranslation('workspace')
  const navigate = useNavigate()
  const [send] = useRequestMedicineMutation()
  const refusals = useMedicineRefusals()
  const locale = i18n.language as Locale
  const open = prescription.lines.filter(({ left }) => left > 0)
  const mayDeliver = pharmacy.delivery !== null && pharmacy.delivery.reaches !== false
  const initial: Values = {
    lineIds: open.map(({ id }) => id),
    delivery: mayDeliver ? 'courier' : 'pickup',
    address: { lines: ['', ''], city: '', region: '', postalCode: '', country: pharmacy.address.country },
    note: '',
  }
  const form = useContractForm({
    schema: () => import('#contract/medicine-orders/schemas.ts').then((module) => module.medicineRequest),
    initial,
    prepare: ({ address, ...values }) => ({
      ...values,
      pharmacyId: pharmacy.id,
      address: values.delivery === 'courier' ? addressOf(address) : null,
      position: values.delivery === 'courier' ? place : null,
      phone: null,
    }),
    submit: async (body) => {
      const order = await send({ params: { id: prescription.id }, body }).unwrap()
      await navigate(paths.userOrdersDetails.link({ id: order.id }))
    },
  })
  const { values } = form
  return (
    <Form
      form={form}
      aria-label={t('medicine-orders.send.title')}
      refusals={refusals}
      actions={
        <>
          <Button onClick={onBack}>{t('medicine-orders.send.other')}</Button>
          <Button type="submit" variant="filled" loading={form.submitting} disabled={values.lineIds.length === 0}>
            {t('medicine-orders.send.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="1">
        <Text strong>
          <bdi>{pharmacy.name}</bdi>
        </Text>
        <Text quiet>
          <bdi>{[...pharmacy.address.lines, pharmacy.address.city].join(', ')}</bdi>
        </Text>
      </Stack>
      <CheckboxGroup
        label={t('medicine-orders.send.lines')}
        name="lineIds"
        options={open.map((line) => ({
          value: line.id,
          label: (
            <>
              <bdi>{medicineText(line, locale)}</bdi>
              {line.remaining > 0 &&
                ` · ${t('medicine-orders.line.remaining', { amount: amountText(line.remaining, line.doseUnit, locale) })}`}
            </>
          ),
        }))}
        value={values.lineIds}
        onChange={(lineIds) => form.set('lineIds', lineIds)}
        error={form.faults['lineIds']}
      />
      <RadioGroup
        label={t('medicine-orders.facts.delivery')}
        options={deliveries.map((value) => ({
          value,
          label: t(`medicine-orders.deliveries.${value}`),
          disabled: value === 'courier' && !mayDeliver,
        }))}
        value={values.delivery}
        onChange={(delivery) => form.set('delivery', delivery)}
      />
      {values.delivery === 'courier' && (
        <AddressFields
          name="address"
          value={values.address}
          onChange={(address) => form.set('address', address)}
          faults={form.faults}
        />
      )}
      <FormField form={form} name="note" label={t('medicine-orders.facts.note')}>
        <TextArea rows={2} maxLength={medicineOrderLengths.note} {...form.input('note')} />
      </FormField>
      <Text quiet size="s">
        {t('medicine-orders.send.about')}
      </Text>
    </Form>
  )
}
