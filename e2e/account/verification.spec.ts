import { accountContract } from '#contract/account/contract.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { codeSentTo, demonstration, newEmail, password } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a doctor whose licence waits is told so and found by nobody; accepted by an administrator, both change', async ({
  open,
}) => {
  const email = newEmail('licence')
  const name = 'Lea Licence'
  const { registrationId } = await call(accountContract.registerDoctor, {
    body: {
      name,
      email,
      password,
      timeZone: 'America/New_York',
      doctorKind: 'physician',
      speciality: 'cardiology',
      licenceNumber: `MD-${Date.now()}`,
    },
  })
  const login = await call(accountContract.confirmRegistration, { body: { registrationId, code: await codeSentTo(email) } })
  const { doctorId } = await call(accountContract.me, {}, { as: { token: login.accessToken.token } })
  const found = async () =>
    (await call(doctorsContract.searchDoctors, { query: { search: name, timeZone: 'UTC' } })).items.map(({ id }) => id)

  const office = await open(login)
  await office.goto('/doctor-dashboard')
  const notice = office.getByText('Your licence is being checked')
  await expect(notice).toBeVisible()
  expect(await found()).toEqual([])
  await office.getByRole('link', { name: 'Set hours' }).click()
  await expect(office).toHaveURL('/doctor-availability')

  const desk = await open((await demonstration('admin')).login)
  await desk.goto('/admin-dashboard?tab=doctors')
  await desk.getByRole('button', { name: `Open the licence of ${name}` }).click()
  await desk.getByRole('button', { name: 'Take on' }).click()
  await expect(desk.getByRole('button', { name: 'Leave to others' })).toBeVisible()
  await desk.getByRole('button', { name: 'Verify' }).click()
  const checklist = desk.getByRole('dialog', { name: `Verify ${name}?` })
  await checklist.getByRole('button', { name: 'Verify' }).click()
  await expect(checklist.getByText('Confirm every point')).toBeVisible()
  for (const point of await checklist.getByRole('checkbox').all()) await point.check()
  await checklist.getByRole('button', { name: 'Verify' }).click()
  await expect(desk.getByText('Licence verified')).toBeVisible()

  await office.goto('/doctor-dashboard')
  await expect(office.locator('main h1')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await found()).toEqual([doctorId])
})
