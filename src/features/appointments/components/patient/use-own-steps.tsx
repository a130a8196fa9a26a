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
import type { ButtonVariant } from '#shared/ui/button/button-style.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useCheckInMutation, useReportDoctorAbsentMutation } from '../../api.ts'
import type { PatientStep } from '../../patient-steps.ts'
import { AppointmentCalendarFile } from '../AppointmentCalendarFile.tsx'
import { CancelOwnAppointment } from './CancelOwnAppointment.tsx'
import { MoveAppointment } from './MoveAppointment.tsx'

const fields = { tab: textField }

/** A button for each step a patient may take, what they open, and why the last one was refused. */
export function useOwnSteps(appointment: AppointmentDetails) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { linkTo } = useAddress(fields)
  const { ask, confirmation } = useConfirm()
  const [open, setOpen] = useState<'reschedule' | 'cancel'>()
  const [checkIn, checkingIn] = useCheckInMutation()
  const [report, reporting] = useReportDoctorAbsentMutation()
  const params = { id: appointment.id }
  const close = () => setOpen(undefined)

  const arrive = async () => {
    const { error } = await checkIn({ params })
    if (!error)
      dispatch(toastShown({ kind: 'success', title: t('appointments.own.checkedIn'), text: t('appointments.own.says.waiting') }))
  }
  const reportAbsent = async () => {
    const sure = await ask({
      title: t('appointments.own.absentTitle', { name: appointment.doctor.name }),
      body: t('appointments.own.absentBody'),
      confirm: t('appointments.own.absentConfirm'),
      keep: t('appointments.own.wait'),
    })
    if (!sure) return
    await report({ params })
  }

  const button = (step: PatientStep, look?: ButtonVariant) => {
    if (step === 'calendar') return <AppointmentCalendarFile key={step} appointment={appointment} look={look} />
    const label = t(`appointments.own.steps.${step}`)
    switch (step) {
      case 'checkIn':
        return (
          <Button key={step} variant={look} loading={checkingIn.isLoading} onClick={() => void arrive()}>
            {label}
          </Button>
        )
      case 'reportDoctorAbsent':
        return (
          <Button key={step} variant={look} loading={reporting.isLoading} onClick={() => void reportAbsent()}>
            {label}
          </Button>
        )
      case 'reschedule':
      case 'cancel':
        return (
          <Button key={step} variant={step === 'cancel' ? 'quiet' : look} onClick={() => setOpen(step)}>
            {label}
          </Button>
        )
      default:
        return (
          <LinkButton key={step} variant={look} to={step === 'review' ? linkTo({ tab: 'review' }) : linkOf(step, appointment)}>
            {label}
          </LinkButton>
        )
    }
  }
  const opened = (
    <>
      {confirmation}
      {open === 'cancel' && <CancelOwnAppointment appointment={appointment} onClose={close} />}
      {open === 'reschedule' && <MoveAppointment appointment={appointment} onClose={close} />}
    </>
  )
  return { button, opened, fault: checkingIn.error ?? reporting.error }
}

function linkOf(step: 'pay' | 'bookAgain', appointment: AppointmentDetails): string {
  if (step === 'pay') return paths.appointmentPayment.link({ id: appointment.id })
  return paths.viewDoctorDetails.link({ id: appointment.doctor.id })
}
