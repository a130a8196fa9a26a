import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { useStartPrescriptionMutation } from '../../api.ts'
import { CancelPrescription } from './CancelPrescription.tsx'

/** What the doctor does with a prescription that is issued: its paper, another one in its place, cancelling it. */
export function DoctorActions({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [start, starting] = useStartPrescriptionMutation()
  const [isCancelling, setCancelling] = useState(false)
  const { id, appointmentId, may, paper } = prescription
  const replace = async () => {
    const { data: draft, error } = await start({ params: { id: appointmentId }, body: { supersedes: id } })
    if (draft) await navigate(paths.doctorPrescriptionDetails.link({ id: draft.id }))
    else dispatch(errorToast(t('prescriptions.issued.notReplaced'), error))
  }
  return (
    <>
      {paper && <LinkButton to={paths.downloadPrescription.link({ id })}>{t('prescriptions.issued.paper')}</LinkButton>}
      {may.replace && (
        <Button loading={starting.isLoading} onClick={() => void replace()}>
          {t('prescriptions.issued.replace')}
        </Button>
      )}
      {may.cancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {t('prescriptions.cancel.open')}
        </Button>
      )}
      {isCancelling && <CancelPrescription id={id} onClose={() => setCancelling(false)} />}
    </>
  )
}
