import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AutoshipStep } from '#contract/autoships/machine.ts'
import type { Autoship } from '#contract/autoships/schemas.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { useStepAutoshipMutation } from '../api.ts'

/** Takes a step of a delivery, on the day that stands there. */
export function useAutoshipStep({ id, nextOn }: Autoship) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [take, taking] = useStepAutoshipMutation()
  const step = async (chosen: AutoshipStep) => {
    const { error } = await take({ params: { id }, body: { step: chosen, dueOn: nextOn } })
    if (!error) return
    const hasMoved = isApiError(error) && error.code === 'autoship_moved'
    dispatch(errorToast(t(hasMoved ? 'autoships.refused.autoship_moved' : 'autoships.failed'), error))
  }
  return { step, busy: taking.isLoading }
}
