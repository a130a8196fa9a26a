import { accountContract } from '#contract/account/contract.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { codeSentTo, newEmail, password } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a doctor changes the profile; of two tabs the later one is told, and decides', async ({ open, console }) => {
  console.allow(/the server responded with a status of 409/)
  const email = newEmail('profile')
  const { registrationId } = await call(accountContract.registerDoctor, {
    body: {
      name: 'Olga Own',
      email,
      password,
      timeZone: 'America/New_York',
      doctorKind: 'veterinarian',
      speciality: 'small-animals',
      licenceNumber: `PR-${process.pid}-${Date.now()}`,
    },
  })
  const login = await call(accountContract.confirmRegistration, { body: { registrationId, code: await codeSentTo(email) } })
  const [one, other] = [await open(login), await open(login)]
  for (const page of [one, other]) {
    await page.goto('/doctor-profile')
    await expect(page.getByLabel(wordOf('doctors.own.biography'))).toBeVisible()
  }
  const save = wordOf('doctors.own.save')

  // Nothing is chosen yet: what is missing is said at its field.
  await one.getByLabel(wordOf('doctors.own.biography')).fill('Cats first.')
  await one.getByRole('button', { name: save }).click()
  await expect(one.getByText(wordOf('patterns.fault.no_mode'))).toBeVisible()
  await one.getByLabel(wordOf('doctors.own.fee.video')).fill('45.50')
  await one.getByRole('combobox', { name: wordOf('doctors.own.languages') }).fill('English')
  await one.keyboard.press('Enter')
  await one.keyboard.press('Escape')
  await one.getByRole('button', { name: save }).click()
  await expect(one.getByText(wordOf('doctors.own.saved'))).toBeVisible()

  await other.getByLabel(wordOf('doctors.own.biography')).fill('Dogs first.')
  await other.getByLabel(wordOf('doctors.own.fee.video')).fill('50')
  await other.getByRole('combobox', { name: wordOf('doctors.own.languages') }).fill('English')
  await other.keyboard.press('Enter')
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: save }).click()
  await expect(other.getByText(wordOf('doctors.own.stale'))).toBeVisible()
  await expect(other.getByLabel(wordOf('doctors.own.biography'))).toHaveValue('Dogs first.')
  await other.getByRole('button', { name: wordOf('doctors.own.takeTheirs') }).click()
  await expect(other.getByLabel(wordOf('doctors.own.biography'))).toHaveValue('Cats first.')

  const kept = await call(doctorsContract.readOwnProfile, {}, { as: { token: login.accessToken.token } })
  expect(kept).toMatchObject({ biography: 'Cats first.', languages: ['en'], fees: { video: { amount: 4550 } } })
})
