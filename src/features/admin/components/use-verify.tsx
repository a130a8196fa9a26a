import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useVerifyDoctorMutation } from '../api.ts'

/** Asks before a licence is verified, and tells what came of it. `verifying` is the doctor whose answer is on its way. */
export function useVerify() {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [send, { isLoading, originalArgs }] = useVerifyDoctorMutation()
  const { ask, confirmation } = useConfirm()
  const verify = async (doctor: { id: string; name: string; licenceNumber: string }) => {
    const isMeant = await ask({
      title: t('admin.verify.askTitle', { name: doctor.name }),
      body: t('admin.verify.askText', { number: doctor.licenceNumber }),
      confirm: t('admin.verify.verify'),
    })
    if (!isMeant) return
    const answer = await send({ params: { id: doctor.id } })
    if (answer.error === undefined) {
      const text = t('admin.verify.doneText', { name: doctor.name })
      dispatch(toastShown({ kind: 'success', title: t('admin.verify.done'), text }))
      return
    }
    const { kind, refused: problem } = faultOf(answer.error)
    if (kind === 'offline') return
    const text = problem?.detail ?? t('admin.tryAgain')
    dispatch(toastShown({ kind: 'error', title: t('admin.failed'), text }))
  }
  return { verify, verifying: isLoading ? originalArgs?.params.id : undefined, confirmation }
}
