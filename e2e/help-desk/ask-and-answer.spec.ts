import { adminContract } from '#contract/admin/contract.ts'
import { paths } from '#contract/paths.ts'
import { demonstration, newEmail, newPatient, signIn } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a patient asks; one administrator takes it, notes and answers, another sees who has it; the patient reads it and is done', async ({
  open,
}) => {
  const asker = await newPatient('Hanna Brook')
  const mine = await open(asker.login)
  await mine.goto(paths.userSupport.link())
  await mine.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Visits' })
  await mine.getByLabel('In one line').fill('A later time for Monday')
  await mine.getByLabel('Your question').fill('Can the visit begin an hour later?')
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(mine.getByRole('heading', { level: 1, name: 'A later time for Monday' })).toBeVisible()

  const first = await open((await demonstration('admin')).login)
  const second = await open((await signIn('second-admin@carenest.test', 'admin')).login)
  for (const desk of [first, second]) {
    await desk.goto(paths.supportDesk.link())
    await desk.getByRole('searchbox', { name: 'Number, subject or name' }).fill('Hanna Brook')
    await desk.getByRole('link', { name: 'A later time for Monday' }).click()
  }
  await first.getByRole('button', { name: 'Take it' }).click()
  await expect(second.getByText('Ada Quinn'), 'the second sees at once who has it').toBeVisible()

  await first.getByRole('textbox', { name: 'Note for the office' }).fill('Asked twice last week.')
  await first.getByRole('button', { name: 'Keep note' }).click()
  await expect(second.getByText('Asked twice last week.')).toBeVisible()
  await first.getByRole('textbox', { name: 'Answer' }).pressSequentially('Yes: open the visit and choose another time.')
  await expect(second.getByText('Ada is replying …')).toBeVisible()
  await first.getByLabel('That solves it').check()
  await first.getByRole('button', { name: 'Send answer' }).click()
  await expect(first.getByRole('button', { name: 'Open again' })).toBeVisible()

  await expect(mine.getByText('Yes: open the visit and choose another time.')).toBeVisible()
  await expect(mine.getByText('Asked twice last week.'), 'a note is the office’s alone').toHaveCount(0)
  await mine.getByRole('textbox', { name: 'Write more' }).fill('Thank you, that was it.')
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(first.getByText('Thank you, that was it.')).toBeVisible()
  await mine.getByRole('button', { name: 'It is solved' }).click()
  await expect(mine.getByRole('button', { name: 'It is solved' })).toHaveCount(0)
})

test('what a visitor writes on the contact page is answered by mail', async ({ page, open }) => {
  const email = newEmail('visitor')
  await page.goto(paths.contactUs.link())
  await page.getByLabel('Your name').fill('Otto Lindt')
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByLabel('What is it about?').fill('Do you see ferrets')
  await page.getByLabel('Your message').fill('We have two and are looking for a vet.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(email)).toBeVisible()

  const desk = await open((await demonstration('admin')).login)
  await desk.goto(paths.supportDesk.link())
  await desk.getByRole('searchbox', { name: 'Number, subject or name' }).fill('Otto Lindt')
  await desk.getByRole('link', { name: 'Do you see ferrets' }).click()
  await expect(desk.getByText(`The answer goes by mail to ${email}.`)).toBeVisible()
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Two of our vets do. Look under Exotic pets.')
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(desk.getByText('Two of our vets do. Look under Exotic pets.', { exact: true }).first()).toBeVisible()

  const admin = await demonstration('admin')
  const answered = async () => {
    const { items } = await call(adminContract.listOutbox, { query: { search: email } }, { as: admin })
    const texts = await Promise.all(
      items.map(async ({ id }) => (await call(adminContract.readOutboxMessage, { params: { id } }, { as: admin })).text),
    )
    return texts.some((text) => text.includes('Two of our vets do.'))
  }
  await expect.poll(answered, 'the answer is in a mail').toBe(true)
})
