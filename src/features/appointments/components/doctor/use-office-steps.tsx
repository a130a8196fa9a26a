import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import {
  useCheckInMutation,
  useCompleteAppointmentMutation,
  useReportPatientAbsentMutation,
  useStartAppointmentMutation,
} from '../../api.ts'
import type { OfficeVerb } from '../../doctor-steps.ts'
import { CancelAppointment } from './CancelAppointment.tsx'
import { useOfficeRefusal } from './use-office-refusal.ts'

/**
 * Takes a step of a visit, asking first where it cannot be taken back, and saying when it was refused: somebody else may have been
 * quicker. `dialogs` must be rendered.
 */
export function useOfficeSteps(appointment: AppointmentCard): {
  take: (verb: OfficeVerb) => Promise<void>
  busy: boolean
  dialogs: ReactNode
} {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [cancelling, setCancelling] = useState(false)
  const [checkIn, checkingIn] = useCheckInMutation()
  const [start, starting] = useStartAppointmentMutation()
  const [complete, completing] = useCompleteAppointmentMutation()
  const [reportAbsent, reporting] = useReportPatientAbsentMutation()
  const reasonOf = useOfficeRefusal()
  const params = { id: appointment.id }
  const name = appointment.patient.name

  const steps: Record<Exclude<OfficeVerb, 'cancel'>, () => Promise<unknown>> = {
    checkIn: () => checkIn({ params }).unwrap(),
    start: () => start({ params }).unwrap(),
    complete: () => complete({ params }).unwrap(),
    reportPatientAbsent: () => reportAbsent({ params }).unwrap(),
  }
  const isMeant = (verb: OfficeVerb): Promise<boolean> => {
    if (verb !== 'complete' && verb !== 'reportPatientAbsent') return Promise.resolve(true)
    return ask({
      title: t(`appointments.ask.${verb}.title`, { name }),
      body: t(`appointments.ask.${verb}.body`, { name }),
      confirm: t(`appointments.verbs.${verb}`),
      keep: t('appointments.ask.keep'),
      danger: verb === 'reportPatientAbsent',
    })
  }
  const take = async (verb: OfficeVerb) => {
    if (verb === 'cancel') return setCancelling(true)
    if (!(await isMeant(verb))) return
    try {
      await steps[verb]()
    } catch (error) {
      // Being offline says so by itself.
      if (faultOf(error).refused?.code === 'offline') return
      dispatch(toastShown({ kind: 'error', title: t('appointments.office.refused'), text: reasonOf(error), about: error }))
    }
  }
  return {
    take,
    busy: checkingIn.isLoading || starting.isLoading || completing.isLoading || reporting.isLoading,
    dialogs: (
      <>
        {confirmation}
        {cancelling && <CancelAppointment appointment={appointment} onClose={() => setCancelling(false)} />}
      </>
    ),
  }
}
