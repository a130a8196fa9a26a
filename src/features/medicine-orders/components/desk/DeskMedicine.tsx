import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicineOrder, MedicineOrderLine } from '#contract/medicine-orders/schemas.ts'
import { refillsLeft } from '#contract/prescriptions/fills.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadMedicineLabelsMutation } from '../../api.ts'
import { MedicineFacts } from '../MedicineFacts.tsx'
import { MedicineHold } from '../MedicineHold.tsx'
import { MedicineLine } from '../MedicineLine.tsx'
import { DispenseDialog } from './DispenseDialog.tsx'
import { PharmacistChecks } from './PharmacistChecks.tsx'

/** Some of its packs were given, and not yet all. */
const hasRest = ({ offer, dispensed }: Pick<MedicineOrderLine, 'offer' | 'dispensed'>) =>
  offer !== null && dispensed !== null && dispensed.quantity > 0 && dispensed.quantity < offer.quantity

/** The lines of a paid order as they are made ready, with what must be read before. */
export function DeskMedicine({ medicine }: { medicine: MedicineOrder }) {
  const { t } = useTranslation('workspace')
  const { id, lines, may, order } = medicine
  const [chosen, setChosen] = useState<MedicineOrderLine>()
  const [readLabels] = useReadMedicineLabelsMutation()
  const isHeld = (lineId: string) => medicine.prescription.conflicts.some(({ check }) => check.lineIds.includes(lineId))
  const isOpen = ({ id, offer, dispensed }: MedicineOrderLine) =>
    may.dispense &&
    !isHeld(id) &&
    offer !== null &&
    offer.kind !== 'unavailable' &&
    (dispensed === null || dispensed.outcome === 'paused' || hasRest({ offer, dispensed }))
  const hasLabels = lines.some(({ dispensed }) => dispensed !== null && dispensed.quantity > 0)
  return (
    <>
      <MedicineHold medicine={medicine} />
      <PharmacistChecks medicine={medicine} />
      <Panel
        title={t('medicine-orders.own.medicines')}
        action={
          hasLabels && (
            <DownloadPaper
              name={`labels-${order.number}.pdf`}
              label={t('medicine-orders.dispense.labels')}
              read={() => readLabels({ params: { id } })}
            />
          )
        }
      >
        <Stack gap="4">
          {lines.map((line) => (
            <MedicineLine key={line.id} line={line}>
              <Text size="s" quiet>
                {t('medicine-orders.line.left', { count: refillsLeft(line) })}
              </Text>
              {isOpen(line) && (
                <div>
                  <Button
                    small
                    onClick={() => setChosen(line)}
                    aria-label={t('medicine-orders.dispense.title', { name: line.name })}
                  >
                    {t(hasRest(line) ? 'medicine-orders.dispense.openRest' : 'medicine-orders.dispense.open')}
                  </Button>
                </div>
              )}
            </MedicineLine>
          ))}
        </Stack>
      </Panel>
      <Card>
        <MedicineFacts medicine={medicine} />
      </Card>
      {chosen && <DispenseDialog id={id} line={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
