import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useCancelAppointmentMutation } from '#features/appointments/index.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import type { ButtonVariant } from '#shared/ui/button/button-style.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'

/** Gives the held time back before it is paid. */
export function LetGo({ visitId, variant = 'quiet' }: { visitId: string; variant?: ButtonVariant }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [cancel, { isLoading }] = useCancelAppointmentMutation()
  const letGo = async () => {
    const sure = await ask({
      title: t('booking.payment.letGoTitle'),
      body: t('booking.payment.letGoBody'),
      confirm: t('booking.payment.letGoConfirm'),
      keep: t('booking.payment.letGoKeep'),
    })
    if (!sure) return
    // Paid in that very moment, in another tab: what was told, nothing to pay back, holds no more, and the visit stays.
    const { error } = await cancel({ params: { id: visitId }, body: { expectedRefund: 0 } })
    if (error) dispatch(errorToast(t('booking.payment.letGoFailed'), error))
  }
  return (
    <>
      <Button variant={variant} loading={isLoading} onClick={() => void letGo()}>
        {t('booking.payment.letGo')}
      </Button>
      {confirmation}
    </>
  )
}
