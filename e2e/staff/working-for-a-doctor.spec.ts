import { adminContract } from '#contract/admin/contract.ts'
import { codeSentTo, demonstration, newEmail, password } from '../support/accounts.ts'
import { accountContract } from '#contract/account/contract.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

/** A doctor of this journey's own: what happens to their staff concerns no other journey. */
async function newDoctor(name: string) {
  const email = newEmail('practice')
  const { registrationId } = await call(accountContract.registerDoctor, {
    body: {
      name,
      email,
      password,
      timeZone: 'America/New_York',
      doctorKind: 'physician',
      speciality: 'cardiology',
      licenceNumber: `ST-${process.pid}-${Date.now()}`,
    },
  })
  return call(accountContract.confirmRegistration, { body: { registrationId, code: await codeSentTo(email) } })
}

async function linkSentTo(email: string): Promise<string> {
  const admin = await demonstration('admin')
  const { items } = await call(adminContract.listOutbox, { query: { search: email } }, { as: admin })
  const { text } = await call(adminContract.readOutboxMessage, { params: { id: items[0]!.id } }, { as: admin })
  return /staff-invitation#\S+/.exec(text)![0]
}

test('invited by mail, somebody joins; a right that is taken while they write is refused, nothing is lost; suspended, they are out', async ({
  open,
  console,
}) => {
  console.allow(/the server responded with a status of (403|404|401)/)
  const email = newEmail('staff')
  const office = await open(await newDoctor('Nora Practice'))
  await office.goto('/add-staff')
  await office.getByRole('button', { name: wordOf('staff.invite') }).click()
  const invitation = office.getByRole('dialog', { name: wordOf('staff.invite') })
  await invitation.getByLabel(wordOf('invitations.email')).fill(email)
  await invitation.getByLabel(wordOf('staff.rights.availability')).check()
  await invitation.getByRole('button', { name: wordOf('invitations.send') }).click()
  await expect(office.getByText(email, { exact: true })).toBeVisible()

  const link = await linkSentTo(email)
  const desk = await open()
  await desk.goto(`/${link}`)
  await desk.getByLabel(wordOf('account.invitation.name')).fill('Mara Lind')
  await desk.getByLabel('Password', { exact: true }).fill(password)
  await desk
    .getByRole('main')
    .getByRole('button', { name: wordOf('account.invitation.submit'), exact: true })
    .click()
  await expect(desk).toHaveURL('/doctor-dashboard')
  // The doctor's open page follows.
  await expect(office.getByRole('heading', { level: 3, name: 'Mara Lind' })).toBeVisible()

  const late = await open()
  await late.goto(`/${link}`)
  await expect(late.getByText(wordOf('account.invitation.overTitle'))).toBeVisible()

  await desk.goto('/doctor-availability?tab=days')
  await desk.getByRole('button', { name: wordOf('booking.availability.addTimeOff') }).click()
  const timeOff = desk.getByRole('dialog', { name: wordOf('booking.availability.addTimeOff') })
  await timeOff.getByLabel('From').fill('2030-05-01')
  await timeOff.getByLabel('Up to and including').fill('2030-05-03')
  await timeOff.getByLabel(wordOf('booking.availability.note')).fill('Painting the rooms')

  // In the menu at the side and in the bar below.
  const area = desk.locator('nav a[href="/doctor-availability"]')
  await expect(area).not.toHaveCount(0)
  await office.getByRole('button', { name: 'Change rights of Mara Lind' }).click()
  const rights = office.getByRole('dialog')
  await rights.getByLabel(wordOf('staff.rights.availability')).uncheck()
  await rights.getByRole('button', { name: wordOf('staff.save') }).click()
  await expect(desk.getByText(wordOf('staff.rightsNow.title')).first()).toBeVisible()
  // The area leaves the menu at once; what is being written in it stays.
  await expect(area).toHaveCount(0)
  await timeOff.getByRole('button', { name: wordOf('booking.availability.saveTimeOff') }).click()
  await expect(timeOff.getByText(wordOf('patterns.missingRight'))).toBeVisible()
  await expect(timeOff.getByLabel(wordOf('booking.availability.note'))).toHaveValue('Painting the rooms')

  await office.getByRole('button', { name: 'Suspend Mara Lind' }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('staff.suspend'), exact: true })
    .click()
  await expect(desk).toHaveURL('/home')
  await expect(desk.getByText('You are signed out')).toBeVisible()
})
