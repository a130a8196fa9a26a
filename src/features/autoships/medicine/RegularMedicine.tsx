import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PharmacyCard } from '#contract/pharmacy/schemas.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { PharmacyChoice } from '#features/medicine-orders/index.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { MedicineForm } from './MedicineForm.tsx'

const nowhere = () => {}

/** Has a medicine with refills sent to a pharmacy every so many weeks. */
export function RegularMedicine({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const [pharmacy, setPharmacy] = useState<PharmacyCard>()
  if (prescription.conflicts.length > 0 || prescription.state !== 'issued' || prescription.lines.every(({ left }) => left < 2))
    return null
  return (
    <div>
      <Button icon={<RefreshIcon />} onClick={() => setOpen(true)}>
        {t('autoships.start')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('autoships.start')} width={38}>
        {pharmacy ? (
          <MedicineForm prescription={prescription} pharmacy={pharmacy} onBack={() => setPharmacy(undefined)} />
        ) : (
          <PharmacyChoice onPlace={nowhere} onChoose={setPharmacy} />
        )}
      </Drawer>
    </div>
  )
}
