import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'

/** Waits for a change and says when it was refused. Being offline speaks for itself. */
export function useRefusalToast(): (change: Promise<unknown>) => Promise<void> {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  return async (change) => {
    try {
      await change
    } catch (error) {
      const { kind, refused } = faultOf(error)
      if (kind === 'offline') return
      const text = refused?.detail ?? t('booking.availability.tryAgain')
      dispatch(toastShown({ kind: 'error', title: t('booking.availability.notSaved'), text, about: error }))
    }
  }
}
