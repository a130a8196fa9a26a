import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useAttempt } from '#shared/api/use-attempt.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useCancelAppointmentMutation, useReadCancellationQuery } from '../../api.ts'
import { OwnRefund } from './OwnRefund.tsx'
import { StepRefused } from './StepRefused.tsx'

/** The patient calls a visit off: told first what comes back, and only that is paid back. */
export function CancelOwnVisit({ visit, onClose }: { visit: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const params = { id: visit.id }
  const due = useReadCancellationQuery({ params }, { refetchOnMountOrArgChange: true })
  const [cancel, { isLoading, error }] = useCancelAppointmentMutation()
  const { attempt, renew } = useAttempt()
  const [reason, setReason] = useState('')

  const confirm = async () => {
    if (!due.data) return
    try {
      await cancel({ params, attempt, body: { reason: reason.trim(), expectedRefund: due.data.refund.amount } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('visits.own.cancelled'), text: t('visits.own.cancelledText') }))
      onClose()
    } catch (fault) {
      // A broken connection keeps the attempt: trying again does not do it twice.
      if (faultOf(fault).kind === 'offline') return
      renew()
      if (faultOf(fault).refused?.code === 'refund_changed') void due.refetch()
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('visits.own.cancelTitle')}
      width={34}
      actions={
        <>
          <Button onClick={onClose}>{t('visits.own.keep')}</Button>
          <Button look="danger" loading={isLoading} disabled={!due.data || due.isFetching} onClick={() => void confirm()}>
            {t('visits.own.steps.cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <QueryState query={due} skeleton={<SkeletonText lines={2} />}>
          {(told) => <OwnRefund due={told} />}
        </QueryState>
        <Field label={t('visits.own.reason')} hint={t('visits.own.reasonHint')} optional>
          <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {error !== undefined && <StepRefused fault={error} />}
      </Stack>
    </Dialog>
  )
}
