import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Intervention } from '#contract/admin/order-schemas.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useInterveneMutation } from '../../orders-api.ts'

const overtaken = new Set(['order_changed', 'order_state', 'refund_waits'])

/** Does it and says what came of it: done, waiting for another administrator, or not done because the order has changed meanwhile. */
export function useDoIntervention(orderId: string, onClose: () => void): (body: Intervention) => Promise<void> {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [intervene] = useInterveneMutation()
  return async (body) => {
    try {
      const { waiting } = await intervene({ params: { id: orderId }, body }).unwrap()
      const text = waiting ? t('admin.orders.asked') : t(`admin.orders.done.${body.verb === 'cancel' ? 'cancel' : 'refund'}`)
      dispatch(toastShown({ kind: 'success', title: t('admin.orders.doneTitle'), text }))
    } catch (fault) {
      if (!isRefused(fault) || !overtaken.has(fault.code)) throw fault
      dispatch(
        toastShown({ kind: 'error', title: t('admin.licences.decidedTitle'), text: t('admin.orders.changed'), about: fault }),
      )
    }
    onClose()
  }
}
