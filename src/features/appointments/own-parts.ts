import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { signableStates } from '#contract/booking/states.ts'
import { earlierQuestions } from '#features/booking/index.ts'
import { certificateQuestions } from '#features/certificates/index.ts'
import { prescriptionQuestions } from '#features/prescriptions/index.ts'
import { summaryQuestions } from '#features/summaries/index.ts'
import { unsubscribed } from '#shared/screen/question.ts'
import { askOfVisit } from './appointment-question.ts'
import { mayWith } from './patient-steps.ts'

/** Which parts a visit's screen has for its patient: for drawing them, and for asking what they show. */
export const ownParts = (visit: Pick<AppointmentCard, 'state' | 'care'>) => ({
  summary: visit.state === 'completed',
  papers: signableStates.has(visit.state),
  earlier: visit.state === 'confirmed' && mayWith(visit, 'decide'),
})

/** What those parts ask, beside each other. */
export const ownPartsQuestions = askOfVisit((visit) => {
  const parts = ownParts(visit)
  const ofVisit = { params: { id: visit.id } }
  return [
    ...(parts.summary ? [summaryQuestions.readSummary.initiate(ofVisit, unsubscribed)] : []),
    ...(parts.papers
      ? [
          prescriptionQuestions.listPrescriptionsOfVisit.initiate(ofVisit, unsubscribed),
          certificateQuestions.listCertificates.initiate(ofVisit, unsubscribed),
        ]
      : []),
    ...(parts.earlier ? [earlierQuestions.readEarlierSlot.initiate(ofVisit, unsubscribed)] : []),
  ]
})
