import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import type { ButtonLook } from '#shared/ui/button/button-style.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useCheckInMutation, useReportDoctorAbsentMutation } from '../../api.ts'
import type { PatientStep } from '../../patient-steps.ts'
import { VisitCalendarFile } from '../VisitCalendarFile.tsx'
import { CancelOwnVisit } from './CancelOwnVisit.tsx'
import { MoveVisit } from './MoveVisit.tsx'

const fields = { tab: textField }

/** A button for each step a patient may take, what they open, and why the last one was refused. */
export function useOwnSteps(visit: AppointmentDetails) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { linkTo } = useAddress(fields)
  const { ask, confirmation } = useConfirm()
  const [open, setOpen] = useState<'reschedule' | 'cancel'>()
  const [checkIn, checkingIn] = useCheckInMutation()
  const [report, reporting] = useReportDoctorAbsentMutation()
  const params = { id: visit.id }
  const close = () => setOpen(undefined)

  const arrive = async () => {
    const { error } = await checkIn({ params })
    if (!error) dispatch(toastShown({ kind: 'success', title: t('visits.own.checkedIn'), text: t('visits.own.says.waiting') }))
  }
  const reportAbsent = async () => {
    const sure = await ask({
      title: t('visits.own.absentTitle', { name: visit.doctor.name }),
      body: t('visits.own.absentBody'),
      confirm: t('visits.own.absentConfirm'),
      keep: t('visits.own.wait'),
    })
    if (!sure) return
    await report({ params })
  }

  const button = (step: PatientStep, look?: ButtonLook) => {
    if (step === 'calendar') return <VisitCalendarFile key={step} visit={visit} look={look} />
    const label = t(`visits.own.steps.${step}`)
    switch (step) {
      case 'checkIn':
        return (
          <Button key={step} look={look} loading={checkingIn.isLoading} onClick={() => void arrive()}>
            {label}
          </Button>
        )
      case 'reportDoctorAbsent':
        return (
          <Button key={step} look={look} loading={reporting.isLoading} onClick={() => void reportAbsent()}>
            {label}
          </Button>
        )
      case 'reschedule':
      case 'cancel':
        return (
          <Button key={step} look={step === 'cancel' ? 'quiet' : look} onClick={() => setOpen(step)}>
            {label}
          </Button>
        )
      default:
        return (
          <LinkButton key={step} look={look} to={step === 'review' ? linkTo({ tab: 'review' }) : linkOf(step, visit)}>
            {label}
          </LinkButton>
        )
    }
  }
  const opened = (
    <>
      {confirmation}
      {open === 'cancel' && <CancelOwnVisit visit={visit} onClose={close} />}
      {open === 'reschedule' && <MoveVisit visit={visit} onClose={close} />}
    </>
  )
  return { button, opened, fault: checkingIn.error ?? reporting.error }
}

function linkOf(step: 'pay' | 'bookAgain', visit: AppointmentDetails): string {
  if (step === 'pay') return paths.appointmentPayment.link({ id: visit.id })
  return paths.viewDoctorDetails.link({ id: visit.doctor.id })
}
