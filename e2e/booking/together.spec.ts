import { bookingContract } from '#contract/booking/contract.ts'
import { accountContract } from '#contract/account/contract.ts'
import { demonstration, newPatient, type SignedIn } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'
import { freeTimes, openAtOnce, paidAppointment } from '../support/appointments.ts'

// One practice, the demonstration's own: its journeys follow one another.
test.describe.configure({ mode: 'serial' })

let doctor: SignedIn
let doctorId: string

test.beforeAll(async () => {
  doctor = await demonstration('doctor')
  const me = await call(accountContract.me, {}, { as: doctor })
  doctorId = me.doctorId!
  await openAtOnce(doctor)
})

/** Says that no page was loaded since: what came, came by itself. */
const mark = 'carenestJourney'

test('a visit that a patient books and pays appears in front of the doctor and the staff, without reloading', async ({
  open,
}) => {
  const offices = [await open(doctor.login), await open((await demonstration('staff')).login)]
  for (const office of offices) {
    await office.goto('/doctor-upcoming-appointment')
    await expect(office.locator('main h1')).toBeVisible()
    await expect(office.getByText('Ines Liveberg')).toHaveCount(0)
    await office.evaluate((name) => Reflect.set(globalThis, name, true), mark)
  }
  const patient = await newPatient('Ines Liveberg')
  const [start] = await freeTimes(doctorId, 0, 1)
  await paidAppointment(patient, doctorId, start!)
  for (const office of offices) {
    await expect(office.getByText('Ines Liveberg').first()).toBeVisible()
    expect(await office.evaluate((name) => Reflect.get(globalThis, name) as unknown, mark)).toBe(true)
  }
})

test('who checks in appears in the waiting room, and sees the doctor begin', async ({ open }) => {
  const office = await open(doctor.login)
  await office.goto('/doctor-dashboard')
  const room = office.getByRole('region', { name: 'Waiting room' })
  await expect(room.getByText('Live')).toBeVisible()
  const patient = await newPatient('Omar Early')
  const [start] = await freeTimes(doctorId, 0, 1)
  expect(Date.parse(start!) - Date.now()).toBeLessThan(10 * 60_000)
  const appointment = await paidAppointment(patient, doctorId, start!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${appointment.id}`)
  await expect(page.getByRole('link', { name: 'To the waiting room' })).toBeVisible()
  await call(bookingContract.checkIn, { params: { id: appointment.id } }, { as: patient })
  await expect(page.getByText('Your doctor sees that you are here and begins the visit.').first()).toBeVisible()
  const waiting = room.getByRole('listitem').filter({ hasText: 'Omar Early' })
  await expect(waiting.getByRole('link', { name: 'To the waiting room' })).toBeVisible()
  await call(bookingContract.startAppointment, { params: { id: appointment.id } }, { as: doctor })
  await expect(page.getByText('Your visit is under way.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await call(bookingContract.completeAppointment, { params: { id: appointment.id } }, { as: doctor })
  await expect(page.getByText('Completed').first()).toBeVisible()
})

test('times that the doctor takes out of the week vanish in front of the patient', async ({ open }) => {
  const page = await open((await newPatient()).login)
  await page.goto(`/view-doctor-details?${new URLSearchParams({ id: doctorId, mode: 'video' })}`)
  const times = page.getByRole('group', { name: 'Free times', exact: true })
  await expect(times.getByRole('button').first()).toBeVisible()
  const before = await times.getByRole('button').count()

  const office = await open(doctor.login)
  await office.goto('/doctor-availability')
  const monday = office.getByRole('group', { name: 'Monday, hours 1' })
  await monday.getByLabel('From').fill('8:00 PM')
  await office.getByRole('button', { name: 'Save availability' }).click()
  await expect(office.getByText('Saved. Patients see it at once.')).toBeVisible()

  await expect.poll(() => times.getByRole('button').count()).toBeLessThan(before)
})
