import { adminContract } from '#contract/admin/contract.ts'
import { peopleContract } from '#contract/people/contract.ts'
import { demonstration, newEmail, newPatient, password, codeSentTo } from '../support/accounts.ts'
import { veterinarian } from '../support/appointments.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

async function linkSentTo(email: string): Promise<string> {
  const admin = await demonstration('admin')
  const { items } = await call(adminContract.listOutbox, { query: { search: email } }, { as: admin })
  const { text } = await call(adminContract.readOutboxMessage, { params: { id: items[0]!.id } }, { as: admin })
  return /carer-invitation#\S+/.exec(text)![0]
}

test('invited by mail, somebody registers, accepts and books for the animal; withdrawn while they look at it, it is gone', async ({
  open,
  console,
}) => {
  console.allow(/the server responded with a status of (403|404)/)
  const email = newEmail('carer')
  const owner = await newPatient('Olga Owner')
  const pet = await call(peopleContract.addPet, { body: { name: 'Pepper', species: 'cat' } }, { as: owner })
  const home = await open(owner.login)
  await home.goto(`/user-settings?tab=pets&pet=${pet.id}`)
  await home.getByRole('button', { name: wordOf('carers.invite') }).click()
  const dialog = home.getByRole('dialog')
  await dialog.getByLabel(wordOf('invitations.email')).fill(email)
  await dialog.getByLabel(wordOf('carers.rights.book')).check()
  await dialog.getByRole('button', { name: wordOf('invitations.send') }).click()
  await expect(home.getByText(email, { exact: true })).toBeVisible()

  // The link is opened without an account; it survives registering on the way.
  const sitter = await open()
  await sitter.goto(`/${await linkSentTo(email)}`)
  await expect(sitter.getByRole('heading', { name: 'Help care for Pepper' })).toBeVisible()
  await expect(sitter.getByText('Olga Owner asks you')).toBeVisible()
  await sitter.getByRole('link', { name: wordOf('carers.invitation.register') }).click()
  await sitter.getByLabel(/^Your name/).fill('Sam Sitter')
  await sitter.getByLabel('E-mail address').fill(email)
  await sitter.getByLabel('Password', { exact: true }).fill(password)
  await sitter.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await sitter.getByLabel('Code', { exact: true }).fill(await codeSentTo(email))
  await sitter.getByRole('button', { name: wordOf('carers.invitation.accept'), exact: true }).click()
  await expect(sitter).toHaveURL(/user-settings\?tab=pets/)
  const inCare = sitter.getByRole('region', { name: wordOf('carers.inCare.title') })
  await expect(inCare.getByText('Pepper')).toBeVisible()
  await expect(inCare.getByText('Olga Owner’s animal')).toBeVisible()
  // The owner's open page follows.
  await expect(home.getByText('Sam Sitter', { exact: true })).toBeVisible()

  const doctor = await veterinarian('cat')
  const [slot] = doctor.nextFree
  await sitter.goto(`/view-doctor-details?id=${doctor.id}&mode=video&start=${encodeURIComponent(slot!.start)}`)
  const chosen = sitter.getByRole('region', { name: 'Your choice' })
  await chosen.getByRole('radio', { name: /^Pepper/ }).check()
  await chosen.getByLabel('What is it about?').fill('A check')
  await chosen.getByRole('button', { name: 'Hold this time and pay' }).click()
  await expect(sitter).toHaveURL(/user-appointment-details\?id=/)
  await expect(sitter.getByText('Olga Owner was told and pays for this visit.')).toBeVisible()
  await home.goto('/user-dashboard')
  await expect(home.getByText('Sam Sitter booked a visit for Pepper').first()).toBeVisible()
  await expect(home.getByRole('link', { name: 'Pay' }).first()).toBeVisible()

  // Withdrawn while the carer has the visit in front of them.
  await home.goto(`/user-settings?tab=pets&pet=${pet.id}`)
  await home.getByRole('button', { name: 'End the care of Sam Sitter' }).click()
  await home
    .getByRole('dialog')
    .getByRole('button', { name: wordOf('carers.withdraw'), exact: true })
    .click()
  await expect(sitter.getByText(wordOf('appointments.own.missing'))).toBeVisible()
  await sitter.goto('/user-settings?tab=pets')
  await expect(sitter.getByText('Pepper')).toHaveCount(0)
})
