import { type ComponentType, type ReactNode, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { AppointmentCard, Cancellation } from '#contract/booking/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { useCancelAppointmentMutation, useReadCancellationQuery } from '../api.ts'

interface CancelDialogProps {
  appointment: AppointmentCard
  onClose: () => void
  words: Record<'title' | 'keep' | 'confirm' | 'reason' | 'reasonHint' | 'done' | 'doneText', string>
  /** Says why it was not done. */
  refusal: ComponentType<{ fault: unknown }>
  /** What goes back to the patient, told to who calls it off. */
  children: (due: Cancellation) => ReactNode
}

/** Calls a visit off, for either party: what goes back to the patient is told first, and only that is paid back. */
export function CancelDialog({ appointment, onClose, words, refusal: Refusal, children }: CancelDialogProps) {
  const dispatch = useDispatch()
  const params = { id: appointment.id }
  const due = useReadCancellationQuery({ params }, { refetchOnMountOrArgChange: true })
  const [cancel, { isLoading, error }] = useCancelAppointmentMutation()
  const [reason, setReason] = useState('')

  const confirm = async () => {
    if (!due.data) return
    try {
      await cancel({ params, body: { reason: reason.trim(), expectedRefund: due.data.refund.amount } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: words.done, text: words.doneText }))
      onClose()
    } catch (fault) {
      // Another amount is due by now: it is told anew.
      if (faultOf(fault).refused?.code === 'refund_changed') void due.refetch()
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      width={34}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="danger" loading={isLoading} disabled={!due.data || due.isFetching} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <QueryState query={due} skeleton={<SkeletonText lines={2} />}>
          {children}
        </QueryState>
        <Field label={words.reason} hint={words.reasonHint} optional>
          <TextArea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {error !== undefined && <Refusal fault={error} />}
      </Stack>
    </Dialog>
  )
}
