import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useAttempt } from '#shared/api/use-attempt.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useCancelAppointmentMutation, useReadCancellationQuery } from '../../api.ts'
import { RefundTold } from './RefundTold.tsx'

/** Calls a visit off: what goes back to the patient is told first, and only that is paid back. */
export function CancelVisit({ visit, onClose }: { visit: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const params = { id: visit.id }
  const cancellation = useReadCancellationQuery({ params })
  const [cancel, { isLoading, error }] = useCancelAppointmentMutation()
  const { attempt, renew } = useAttempt()
  const [reason, setReason] = useState('')
  const told = cancellation.data

  const confirm = async () => {
    if (!told) return
    try {
      await cancel({ params, attempt, body: { reason: reason.trim(), expectedRefund: told.refund.amount } }).unwrap()
      dispatch(
        toastShown({
          kind: 'success',
          title: t('visits.cancelled.title'),
          text: t('visits.cancelled.text', { name: visit.patient.name }),
        }),
      )
      onClose()
    } catch (fault) {
      // A broken connection keeps the attempt, so that trying again cannot pay back twice.
      if (faultOf(fault).kind === 'offline') return
      renew()
      // Another amount is due by now: it is told anew.
      if (faultOf(fault).refused?.code === 'refund_changed') void cancellation.refetch()
    }
  }
  const refusal = faultOf(error).refused
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('visits.ask.cancel.title')}
      width={34}
      actions={
        <>
          <Button onClick={onClose}>{t('visits.ask.keep')}</Button>
          <Button look="danger" loading={isLoading} disabled={!told || cancellation.isFetching} onClick={() => void confirm()}>
            {t('visits.verbs.cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <QueryState query={cancellation} skeleton={<SkeletonText lines={2} />}>
          {(due) => <RefundTold due={due} name={visit.patient.name} />}
        </QueryState>
        <Field label={t('visits.ask.cancel.reason')} hint={t('visits.ask.cancel.reasonHint')} optional>
          <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {error !== undefined && (
          <Banner tone="error" live>
            {refusal?.code === 'refund_changed'
              ? t('visits.ask.cancel.changed')
              : (refusal?.detail ?? t('visits.office.refusedText'))}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
