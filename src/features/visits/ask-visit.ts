import { ahead } from '#shared/api/ahead.ts'
import { visitQuestions } from './api.ts'

/** What a screen of one visit asks; nothing where its address names none. */
export const askVisit = (id: string | null | undefined) =>
  id ? [visitQuestions.readAppointment.initiate({ params: { id } }, ahead)] : []
