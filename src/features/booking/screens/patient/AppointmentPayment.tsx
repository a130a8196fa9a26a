import { Navigate } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { appointmentQuestions } from '#features/appointments/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { HoldEnded } from '../../components/HoldEnded.tsx'
import { PayAppointment } from '../../components/PayAppointment.tsx'

const question = defineQuestion(appointmentQuestions.readAppointment, ({ params }) => ({ params: { id: params['id'] ?? '' } }))

export default defineScreen({ question, view: AppointmentPayment })

/** Pays for a held visit. Whatever happens to the visit meanwhile, here or elsewhere, is shown at once. */
function AppointmentPayment({ answer }: ScreenView<typeof question>) {
  return <QueryState query={answer}>{(found) => <Standing key={found.id} appointment={found} />}</QueryState>
}

function Standing({ appointment }: { appointment: AppointmentDetails }) {
  const { state, orderId } = appointment
  if (state === 'pending_payment' && orderId !== null) return <PayAppointment appointment={appointment} orderId={orderId} />
  if (state === 'expired' || state === 'cancelled') return <HoldEnded appointment={appointment} why={state} />
  const to =
    orderId === null ? paths.userAppointmentDetails.link({ id: appointment.id }) : paths.orderSummery.link({ id: orderId })
  return <Navigate replace to={to} />
}
