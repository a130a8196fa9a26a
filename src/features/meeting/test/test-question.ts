import { defineQuestion } from '#shared/screen/question.ts'
import { connectionTestQuestions } from './api.ts'
import { keepsTests } from './keeps-tests.ts'

/** The last test, where one is kept. */
export const lastTestQuestion = defineQuestion(connectionTestQuestions.readConnectionTest, ({ session }) =>
  keepsTests(session.role) ? undefined : null,
)
