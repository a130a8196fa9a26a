import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import type { Place, Preload } from '#shared/routing/route.ts'
import { type AnswersState, askAfter } from '#shared/screen/ask-after.ts'
import { defineQuestion } from '#shared/screen/question.ts'
import { appointmentQuestions } from './api.ts'

const { readAppointment, listAppointments, listDoctorAppointments } = appointmentQuestions

const given = ({ search }: Place) => {
  const id = search.get('id')
  return id ? { params: { id } } : null
}

/** What a screen of one visit (`?id=`) asks. */
export const appointmentQuestion = defineQuestion(readAppointment, given)

/** The row of a visit in one of the lists that the person has seen. */
function rowOf(state: AnswersState, { search }: Place): AppointmentCard | undefined {
  const id = search.get('id')
  const rows = [listAppointments, listDoctorAppointments].flatMap((list) =>
    baseApi.util
      .selectCachedArgsForQuery(state, list.name as never)
      .flatMap((args) => list.select(args)(state as never).data?.pages ?? [])
      .flatMap(({ items }) => items),
  )
  return rows.find((row) => row.id === id)
}

/** What the parts of a screen of one visit ask, by what the visit is. */
export const askOfVisit = (next: (visit: AppointmentCard, place: Place) => readonly Preload[]) =>
  askAfter(readAppointment, { given, known: rowOf, next })
