import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { ErrorState, OfflineState } from '#shared/patterns/states/states.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { SlotPicker } from '#shared/ui/slots/SlotPicker.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useRescheduleAppointmentMutation } from '../../api.ts'
import { RefundAfterMove } from './RefundAfterMove.tsx'
import { StepRefused } from './StepRefused.tsx'
import { useFreeTimes } from './use-free-times.ts'

/** Moves a visit to another free time of the same doctor; what was paid stays paid. */
export function MoveAppointment({ appointment, onClose }: { appointment: AppointmentCard; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { query, slots, ...shown } = useFreeTimes(appointment.doctor.id, appointment.mode, appointment.start)
  const [move, { isLoading, error }] = useRescheduleAppointmentMutation()
  const [start, setStart] = useState<string>()
  // Somebody else may take it while it is thought about.
  const chosen = slots.find((slot) => slot.start === start)

  const confirm = async () => {
    if (!chosen) return
    try {
      await move({ params: { id: appointment.id }, body: { start: chosen.start } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('appointments.own.moved'), text: t('appointments.own.movedText') }))
      onClose()
    } catch {
      void query.refetch()
    }
  }
  const retry = () => void query.refetch()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('appointments.own.moveTitle')}
      width={48}
      actions={
        <>
          <Button onClick={onClose}>{t('appointments.own.keep')}</Button>
          <Button variant="filled" loading={isLoading} disabled={!chosen} onClick={() => void confirm()}>
            {t('appointments.own.moveConfirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          {t('appointments.own.moveFrom')} <When instant={appointment.start} otherZone={appointment.doctor.timeZone} />
          {chosen && (
            <>
              <br />
              {t('appointments.own.moveTo')}{' '}
              <strong>
                <When instant={chosen.start} otherZone={appointment.doctor.timeZone} />
              </strong>
            </>
          )}
        </Text>
        <RefundAfterMove appointment={appointment} start={chosen?.start} />
        {error !== undefined && <StepRefused fault={error} />}
        {query.error !== undefined && query.currentData === undefined ? (
          faultOf(query.error).kind === 'offline' ? (
            <OfflineState compact onRetry={retry} />
          ) : (
            <ErrorState compact onRetry={retry} />
          )
        ) : (
          <SlotPicker
            {...shown}
            slots={slots}
            value={chosen?.start}
            onChoose={(slot) => setStart(slot.start)}
            loading={query.currentData === undefined}
          />
        )}
      </Stack>
    </Dialog>
  )
}
