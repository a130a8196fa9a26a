import { defineQuestion } from '#shared/screen/question.ts'
import { visitQuestions } from './api.ts'

/** What a screen of one visit (`?id=`) asks. */
export const visitQuestion = defineQuestion(visitQuestions.readAppointment, ({ search }) => {
  const id = search.get('id')
  return id ? { params: { id } } : null
})
