import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CancelDialog } from '../CancelDialog.tsx'
import { RefundTold } from './RefundTold.tsx'

/** The practice calls a visit off. */
export function CancelVisit({ visit, onClose }: { visit: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const { name } = visit.patient
  return (
    <CancelDialog
      visit={visit}
      onClose={onClose}
      words={{
        title: t('visits.ask.cancel.title'),
        keep: t('visits.ask.keep'),
        confirm: t('visits.verbs.cancel'),
        reason: t('visits.ask.cancel.reason'),
        reasonHint: t('visits.ask.cancel.reasonHint'),
        done: t('visits.cancelled.title'),
        doneText: t('visits.cancelled.text', { name }),
      }}
      refusal={Refused}
    >
      {(due) => <RefundTold due={due} name={name} />}
    </CancelDialog>
  )
}

function Refused({ fault }: { fault: unknown }) {
  const { t } = useTranslation('workspace')
  const { refused } = faultOf(fault)
  return (
    <Banner tone="error" live>
      {refused?.code === 'refund_changed' ? t('visits.ask.cancel.changed') : (refused?.detail ?? t('visits.office.refusedText'))}
    </Banner>
  )
}
