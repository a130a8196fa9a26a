import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { signableStates, unbookedStates } from '#contract/booking/states.ts'
import { followUpQuestions } from '#features/booking/index.ts'
import { certificateQuestions } from '#features/certificates/index.ts'
import { intakeQuestions } from '#features/intake/index.ts'
import { meetingQuestions } from '#features/meeting/index.ts'
import { prescriptionQuestions } from '#features/prescriptions/index.ts'
import { recordQuestions } from '#features/records/index.ts'
import { summaryQuestions } from '#features/summaries/index.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { unsubscribed } from '#shared/screen/question.ts'
import { askOfVisit } from './appointment-question.ts'

/** Which parts a visit's screen has for the practice: for drawing them, and for asking what they show. */
export function officeParts({ state, mode }: Pick<AppointmentCard, 'state' | 'mode'>, by: 'doctor' | 'staff') {
  const isDoctor = by === 'doctor'
  const isOver = state === 'completed'
  const isSignable = isDoctor && signableStates.has(state)
  return {
    followUp: isOver,
    summary: isSignable,
    messages: isDoctor && isOver && mode === 'video',
    // A visit that was never held or called off opens no record.
    record: isDoctor && !oneOf(unbookedStates, state),
    note: isSignable,
    papers: isSignable,
  }
}

/** What those parts ask, beside each other. */
export const officePartsQuestions = askOfVisit((visit, { session }) => {
  const parts = officeParts(visit, session.role === 'staff' ? 'staff' : 'doctor')
  const ofVisit = { params: { id: visit.id } }
  const ofSubject = { params: { id: visit.subject.id } }
  return [
    ...(parts.record ? [recordQuestions.readRecord.initiate(ofSubject, unsubscribed)] : []),
    intakeQuestions.readIntake.initiate(ofVisit, unsubscribed),
    ...(parts.followUp ? [followUpQuestions.readFollowUp.initiate(ofVisit, unsubscribed)] : []),
    ...(parts.summary ? [summaryQuestions.readSummary.initiate(ofVisit, unsubscribed)] : []),
    ...(parts.messages ? [meetingQuestions.listMessages.initiate(ofVisit, unsubscribed)] : []),
    ...(parts.note ? [recordQuestions.readNoteDraft.initiate(ofSubject, unsubscribed)] : []),
    ...(parts.papers
      ? [
          prescriptionQuestions.listPrescriptionsOfVisit.initiate(ofVisit, unsubscribed),
          certificateQuestions.listCertificates.initiate(ofVisit, unsubscribed),
        ]
      : []),
  ]
})
