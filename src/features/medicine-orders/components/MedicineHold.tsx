import { useTranslation } from 'react-i18next'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { CheckLine } from '#features/prescriptions/index.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

/** For the pharmacy: which medicines of an order are on hold, why, and what to do with the order. */
export function MedicineHold({ medicine: { prescription, lines } }: { medicine: MedicineOrder }) {
  const { t, i18n } = useTranslation('workspace')
  const { conflicts, doctor } = prescription
  if (conflicts.length === 0) return null
  const medicines = [...new Set(conflicts.flatMap((conflict) => conflict.medicines))]
  return (
    <Stack gap="3">
      <Banner
        tone="error"
        live
        title={t('medicine-orders.hold.title', { medicines: new Intl.ListFormat(i18n.language).format(medicines) })}
      >
        {t('medicine-orders.hold.text', { doctor })}
      </Banner>
      {conflicts.map(({ check }) => (
        <CheckLine key={checkKey(check)} check={check} lines={lines} />
      ))}
    </Stack>
  )
}
