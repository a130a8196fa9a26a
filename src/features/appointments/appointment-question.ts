import { defineQuestion } from '#shared/screen/question.ts'
import { appointmentQuestions } from './api.ts'

/** What a screen of one visit (`?id=`) asks. */
export const appointmentQuestion = defineQuestion(appointmentQuestions.readAppointment, ({ search }) => {
  const id = search.get('id')
  return id ? { params: { id } } : null
})
