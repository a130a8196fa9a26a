import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import type { AppointmentState } from '#contract/booking/states.ts'
import { appointmentQuestions } from '#features/appointments/index.ts'
import { paths } from '#shared/paths.ts'
import { settled, startKeys, testRouter } from '../testing.tsx'

const visitId = '01990000-0000-7000-8000-000000000001'
const subjectId = '01990000-0000-7000-8000-000000000002'
const visit = { id: visitId, state: 'completed', mode: 'video', care: null, subject: { id: subjectId } } as AppointmentCard

const ofDoctor = [
  `records/${subjectId}`,
  `appointments/${visitId}/intake`,
  `appointments/${visitId}/follow-up`,
  `appointments/${visitId}/summary`,
  `meetings/${visitId}/messages`,
  `records/${subjectId}/note-draft`,
  `appointments/${visitId}/prescriptions`,
  `appointments/${visitId}/certificates`,
]
const ofPatient = ['summary', 'prescriptions', 'certificates'].map((part) => `appointments/${visitId}/${part}`)

interface Who {
  readonly userType: number
  readonly address: string
}
const doctor: Who = { userType: 1, address: paths.appointmentDetails.link({ id: visitId }) }
const patient: Who = { userType: 0, address: paths.userAppointmentDetails.link({ id: visitId }) }

/** The application on another screen; of all calls only the list of visits and, if asked for, the visit itself are answered. */
async function away({ userType }: Who, answered: readonly AppointmentState[] = []) {
  const calls: string[] = []
  const world = testRouter(undefined, paths.privacy.link(), userType)
  world.services.fetch = async ({ url }) => {
    const call = url.replace(/.*?\/api\//, '')
    if (call.startsWith('doctor/appointments')) return Response.json({ items: [visit], next: null })
    calls.push(call)
    const [state] = answered
    const isVisit = call === `appointments/${visitId}` && state !== undefined
    return isVisit ? Response.json({ ...visit, state }) : new Promise<Response>(() => {})
  }
  await settled(world.router)
  return { ...world, ofVisit: () => calls.filter((call) => call.includes(visitId) || call.includes(subjectId)).toSorted() }
}

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
})

it.each([
  { who: doctor, state: 'completed' as const, parts: ofDoctor },
  { who: doctor, state: 'confirmed' as const, parts: ofDoctor.slice(0, 2) },
  { who: doctor, state: 'cancelled' as const, parts: ofDoctor.slice(1, 2) },
  { who: patient, state: 'completed' as const, parts: ofPatient },
])('asks what the parts of a $state visit show as soon as it is there, before anything is drawn', async (given) => {
  const { router, ofVisit } = await away(given.who, [given.state])
  await router.navigate(given.who.address)
  const all = [`appointments/${visitId}`, ...given.parts]
  await vi.waitFor(() => expect(ofVisit()).toEqual(all.toSorted()))
})

it('does not wait for a visit that stands in a list the person has seen', async () => {
  const { router, store, ofVisit } = await away(doctor)
  await store.dispatch(appointmentQuestions.listDoctorAppointments.initiate({ query: { tab: 'past' } }))
  await router.navigate(doctor.address)
  expect(ofVisit()).toEqual([`appointments/${visitId}`, ...ofDoctor].toSorted())
})
