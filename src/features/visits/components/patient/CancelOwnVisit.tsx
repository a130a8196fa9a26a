import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { CancelDialog } from '../CancelDialog.tsx'
import { OwnRefund } from './OwnRefund.tsx'
import { StepRefused } from './StepRefused.tsx'

/** The patient calls a visit off. */
export function CancelOwnVisit({ visit, onClose }: { visit: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  return (
    <CancelDialog
      visit={visit}
      onClose={onClose}
      words={{
        title: t('visits.own.cancelTitle'),
        keep: t('visits.own.keep'),
        confirm: t('visits.own.steps.cancel'),
        reason: t('visits.own.reason'),
        reasonHint: t('visits.own.reasonHint'),
        done: t('visits.own.cancelled'),
        doneText: t('visits.own.cancelledText'),
      }}
      refusal={StepRefused}
    >
      {(due) => <OwnRefund due={due} />}
    </CancelDialog>
  )
}
