import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'

/** Decides, and says so where another administrator was faster: nothing is left to decide then. Other faults are thrown. */
export function useTooLate() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  return async (decide: () => Promise<unknown>): Promise<void> => {
    try {
      await decide()
    } catch (fault) {
      if (!isRefused(fault) || fault.code !== 'licence_decided') throw fault
      dispatch(
        toastShown({
          kind: 'error',
          title: t('admin.licences.decidedTitle'),
          text: t('admin.licences.decidedText'),
          about: fault,
        }),
      )
    }
  }
}
