import { defineQuestion } from '#shared/screen/question.ts'
import { meetingQuestions } from './api.ts'

/** What the screens of a meeting (`?id=`, the appointment's) ask. */
export const meetingQuestion = defineQuestion(meetingQuestions.readMeeting, ({ search }) => {
  const id = search.get('id')
  return id ? { params: { id } } : null
})
