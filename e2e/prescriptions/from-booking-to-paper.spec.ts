import { readFile } from 'node:fs/promises'
import { readPaper } from '../../tests/support/poppler.ts'
import { newPatient } from '../support/accounts.ts'
import { openPractice } from '../support/practices.ts'
import { fillCard } from '../support/payment.ts'
import { addressOn } from '../support/qr.ts'
import { expect, test } from '../support/test.ts'

test('two people, from the booking over intake, payment, waiting room and call to a paper whose code somebody else reads and opens', async ({
  open,
  console,
}) => {
  // The draft's checks are asked again with the hub's word that it changed, which may come before the answer that it is issued.
  console.allow(/409/)
  const practice = await openPractice(28)
  const patient = await newPatient('Wanda Whole')

  const home = await open(patient.login)
  await home.goto(`/view-doctor-details?id=${practice.id}`)
  await home.getByRole('group', { name: 'Free times', exact: true }).getByRole('button').first().click()
  const chosen = home.getByRole('region', { name: 'Your choice' })
  await chosen.getByRole('radio', { name: /^Me/ }).check()
  await chosen.getByLabel('What is it about?').fill('A cough for two weeks')
  await chosen.getByRole('button', { name: 'Hold this time and pay' }).click()
  await expect(home).toHaveURL(/appointment-payment\//)
  await home.getByRole('button', { name: 'Answer later' }).click()
  await fillCard(home, '4242 4242 4242 4242')
  await home.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(home.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible()

  await home.goto('/user-dashboard')
  await home.getByRole('link', { name: 'See visit' }).first().click()
  await expect(home).toHaveURL(/user-appointment-details\?id=/)
  const id = new URL(home.url()).searchParams.get('id')!
  await home.goto(`/user-meeting?id=${id}`)
  await home.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await home.getByRole('button', { name: 'Go to the waiting room' }).click()
  await home.getByRole('button', { name: 'I am here' }).click()

  const office = await open(practice.doctor.login)
  await office.goto(`/doctor-meeting?id=${id}`)
  await office.getByRole('button', { name: 'Begin the call' }).click()
  await expect(home.getByRole('toolbar', { name: 'Controls of the call' })).toBeVisible()

  // The prescription is written in a window beside the call, which goes on.
  const desk = await office.context().newPage()
  await desk.goto(`/appointment-details?id=${id}`)
  await desk.getByRole('button', { name: 'Prescribe' }).click()
  await desk.getByLabel('Diagnosis').fill('Bronchitis')
  await desk.getByRole('button', { name: 'Add a medicine' }).click()
  await desk.getByLabel('Medicine', { exact: true }).fill('Doxycycline')
  await desk.getByLabel('Strength').fill('100 mg')
  await desk.getByLabel('Days').fill('10')
  await desk.getByRole('button', { name: 'Save the draft' }).click()
  await desk.getByRole('button', { name: 'Sign and issue' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Sign and issue the prescription' })
  await dialog.getByLabel('Your password').fill(practice.doctor.password)
  await dialog.getByRole('button', { name: 'Sign and issue' }).click()
  await expect(desk.getByRole('button', { name: 'Replace' })).toBeVisible()
  await desk.close()

  await office.getByRole('tab', { name: 'Summary' }).click()
  await office.getByLabel('What we found').fill('A cold without complications.')
  await office.getByRole('button', { name: 'Save draft' }).click()
  await office.getByRole('button', { name: 'Share with the patient' }).click()
  await expect(office.getByText('Summary shared')).toBeVisible()
  await office.getByRole('button', { name: 'End visit' }).click()
  await office.getByRole('dialog', { name: 'End this visit?' }).getByRole('button', { name: 'End visit' }).click()
  await expect(office.getByText('See you next time')).toBeVisible()

  await home.getByRole('link', { name: 'What to do next' }).click()
  const papers: Uint8Array[] = []
  for (const take of [
    () => home.getByRole('region', { name: 'After your visit' }).getByRole('button', { name: 'Download PDF' }).click(),
    async () => {
      await home.getByRole('link', { name: 'Doxycycline 100 mg' }).click()
      await home.getByRole('button', { name: 'Download PDF' }).click()
    },
  ]) {
    const [download] = await Promise.all([home.waitForEvent('download'), take()])
    papers.push(new Uint8Array(await readFile(await download.path())))
  }
  for (const paper of papers)
    expect(await readPaper('pdftotext', paper, ['-layout', 'PAPER', '-'])).toContain('Doxycycline 100 mg')

  const stranger = await open()
  for (const paper of papers) {
    await stranger.goto(new URL((await addressOn(paper))!).pathname)
    await expect(stranger.getByText('This paper was issued on Carenest and is valid.')).toBeVisible()
    await expect(stranger.getByText('Wanda Whole')).toBeVisible()
  }
})
