import { idField } from '#shared/address/fields.ts'
import { defineQuestion } from '#shared/screen/question.ts'
import { orderQuestions } from './api.ts'

/** The order that the address names; nothing where it names none. */
export const orderIdAt = (search: URLSearchParams) => idField.read(search.get('id'))

/** What a screen of one order asks. */
export const orderQuestion = defineQuestion(orderQuestions.readOrder, ({ search }) => {
  const id = orderIdAt(search)
  return id ? { params: { id } } : null
})
