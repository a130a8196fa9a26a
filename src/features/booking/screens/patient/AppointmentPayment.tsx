import { Navigate } from 'react-router-dom'
import type { AppointmentDetails } from '#contract/booking/schemas.ts'
import { visitQuestions } from '#features/visits/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { HoldEnded } from '../../components/HoldEnded.tsx'
import { PayVisit } from '../../components/PayVisit.tsx'

const question = defineQuestion(visitQuestions.readAppointment, ({ params }) => ({ params: { id: params['id'] ?? '' } }))

export default defineScreen({ question, view: AppointmentPayment })

/** Pays for a held visit. Whatever happens to the visit meanwhile, here or elsewhere, is shown at once. */
function AppointmentPayment({ answer }: ScreenView<typeof question>) {
  return <QueryState query={answer}>{(found) => <Standing key={found.id} visit={found} />}</QueryState>
}

function Standing({ visit }: { visit: AppointmentDetails }) {
  const { state, orderId } = visit
  if (state === 'pending_payment' && orderId !== null) return <PayVisit visit={visit} orderId={orderId} />
  if (state === 'expired' || state === 'cancelled') return <HoldEnded visit={visit} why={state} />
  const to = orderId === null ? paths.userAppointmentDetails.link({ id: visit.id }) : paths.orderSummery.link({ id: orderId })
  return <Navigate replace to={to} />
}
