import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'

const codes = ['request_changed', 'request_taken', 'request_closed'] as const

/** Does something to a request; whoever was slower than another administrator is told so. Other faults are said as a failure of ours. */
export function useFaster(): (work: Promise<unknown>) => Promise<void> {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  return async (work) => {
    try {
      await work
    } catch (fault) {
      const code = isRefused(fault) ? codes.find((one) => one === fault.code) : undefined
      dispatch(
        toastShown({
          kind: 'error',
          about: fault,
          title: t('support.desk.notDone'),
          text: t(code ? `support.desk.refusals.${code}` : 'support.desk.refusals.other'),
        }),
      )
    }
  }
}
