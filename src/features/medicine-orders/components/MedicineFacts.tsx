import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** For whom, from whom, and how it gets there. */
export function MedicineFacts({ medicine }: { medicine: MedicineOrder }) {
  const { t } = useTranslation('workspace')
  const { order, patient, pharmacy, prescription, delivery, address, note, answerUntil } = medicine
  return (
    <Facts
      facts={[
        { name: t('medicine-orders.facts.subject'), value: <bdi>{patient.subject}</bdi> },
        { name: t('medicine-orders.facts.recipient'), value: <bdi>{patient.name}</bdi> },
        { name: t('medicine-orders.facts.phone'), value: patient.phone && <bdi dir="ltr">{patient.phone}</bdi> },
        { name: t('medicine-orders.facts.pharmacy'), value: <bdi>{pharmacy.name}</bdi> },
        { name: t('medicine-orders.facts.doctor'), value: <bdi>{prescription.doctor}</bdi> },
        { name: t('medicine-orders.facts.validUntil'), value: <CalendarDay date={prescription.validUntil} /> },
        { name: t('medicine-orders.facts.delivery'), value: t(`medicine-orders.deliveries.${delivery}`) },
        {
          name: t('medicine-orders.facts.address'),
          value: delivery === 'courier' && address && <AddressLines lines={addressLines(address)} country={address.country} />,
        },
        {
          name: t('medicine-orders.facts.pickupAt'),
          value: delivery === 'pickup' && (
            <AddressLines lines={addressLines(pharmacy.address)} country={pharmacy.address.country} />
          ),
        },
        { name: t('medicine-orders.facts.note'), value: note && <bdi>{note}</bdi> },
        { name: t('medicine-orders.facts.answerUntil'), value: answerUntil && <When instant={answerUntil} /> },
        { name: t('medicine-orders.facts.number'), value: order.number },
      ]}
    />
  )
}
