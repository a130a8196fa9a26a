import { accountContract } from '#contract/account/contract.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { recordedFilm } from '../support/films.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const partsSent = (address: string) => /\/api\/uploads\/[^/]+\/parts\/(\d+)$/.exec(new URL(address).pathname)?.[1]

test('a video of 12 MB comes over a cut network and a reload, without what came already; the doctor plays it', async ({
  open,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|WebSocket/)
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const patient = await newPatient('Una Filming')
  const times = await freeTimes(doctorId!, 8, 20)
  const { id } = await paidAppointment(patient, doctorId!, times.at(-3)!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${id}&tab=intake`)
  const film = { name: 'limping.webm', mimeType: 'video/webm', buffer: await recordedFilm(page, 12_000_000) }
  const own = page.getByRole('region', { name: 'Photos and videos' })
  const choose = () => own.locator('input[type=file]').first().setInputFiles(film)

  // The second part meets a network that is away, the third one that answers nobody: the page is left in the middle.
  const sent: string[] = []
  let isThirdHeld = true
  await page.route(/\/api\/uploads\/.*\/parts\//, async (route) => {
    const number = partsSent(route.request().url())!
    if (number === '3' && isThirdHeld) return
    if (number === '2' && !sent.includes('2')) {
      sent.push('2')
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    }
    sent.push(number)
    return route.continue()
  })
  await choose()
  await expect(own.getByText(/^\s*Waiting for the connection/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(own.getByText(/8\d% sent/)).toBeVisible()
  expect(sent).toEqual(['1', '2', '2'])

  await page.reload()
  await expect(own.getByText('A file of 12 MB has not come whole: 87% is here')).toBeVisible()
  isThirdHeld = false
  sent.length = 0
  await choose()
  const video = own.locator('video')
  await expect(video).toBeVisible()
  expect(sent).toEqual(['3'])
  await expect(own.getByText(/has not come whole/)).toHaveCount(0)

  await own.getByLabel('What number 1 shows').fill('How she limps')
  await own.getByRole('button', { name: 'Save description' }).click()
  await expect(own.getByText('The description is saved.')).toBeVisible()

  const office = await open(doctor.login)
  await office.goto(`/appointment-details?id=${id}`)
  const told = office.getByRole('region', { name: 'Before the visit' })
  const shown = told.getByLabel('How she limps')
  await expect(shown).toBeVisible()
  await shown.evaluate((player: HTMLVideoElement) => {
    player.muted = true
    return player.play()
  })
  await expect.poll(() => shown.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.1)

  await page.getByRole('button', { name: 'Remove number 1' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(video).toHaveCount(0)
  // Without reloading: the hub tells the doctor's side.
  await expect(shown).toHaveCount(0)
})

test('a photo that is none is refused by its name, another one is seen by the doctor in large', async ({ open, console }) => {
  console.allow(/the server responded with a status of 422/)
  const doctor = await demonstration('doctor')
  const { doctorId } = await call(accountContract.me, {}, { as: doctor })
  const patient = await newPatient('Uri Showing')
  const times = await freeTimes(doctorId!, 8, 20)
  const { id } = await paidAppointment(patient, doctorId!, times.at(-4)!)
  const page = await open(patient.login)
  await page.goto(`/user-appointment-details?id=${id}&tab=intake`)
  const own = page.getByRole('region', { name: 'Photos and videos' })
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
  await own
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
      { name: 'rash.png', mimeType: 'image/png', buffer: photo },
    ])
  const refused = own.getByRole('listitem').filter({ hasText: 'page.png' })
  await expect(refused.getByText(/This kind of file is not taken/)).toBeVisible()
  await expect(own.getByRole('button', { name: /Photo 1/ })).toBeVisible()
  await refused.getByRole('button', { name: 'Remove page.png' }).click()
  await expect(refused).toHaveCount(0)

  const office = await open(doctor.login)
  await office.goto(`/appointment-details?id=${id}`)
  await office
    .getByRole('region', { name: 'Before the visit' })
    .getByRole('button', { name: /Photo 1/ })
    .click()
  await expect(office.getByRole('dialog').locator('img')).toBeVisible()
})
