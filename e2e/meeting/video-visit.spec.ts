import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { newPatient } from '../support/accounts.ts'
import { freeTimes, paidAppointment } from '../support/appointments.ts'
import { machineNow } from '../support/clock.ts'
import { openPractice } from '../support/practices.ts'
import { expect, test } from '../support/test.ts'

// One visit a time: pictures of two pages are work enough for a machine.
test.describe.configure({ mode: 'serial' })

type Open = (login?: LoginRecord) => Promise<Page>

/** The other's picture moves: its frames are counted by the element that shows it. */
async function seesMovingPicture(page: Page, name: string): Promise<void> {
  const picture = page.getByLabel(`Picture of ${name}`)
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames), {
      timeout: 30_000,
    })
    .toBeGreaterThan(10)
}

/** A patient in the waiting room and the doctor, each in a browser of their own; the doctor has begun the call. */
async function begin(open: Open, place: number, patientName: string, prepare = async (_page: Page) => {}) {
  const practice = await openPractice(place)
  const patient = await newPatient(patientName)
  const [start] = await freeTimes(practice.id, 0, 1)
  const { id } = await paidAppointment(patient, practice.id, start!)
  const home = await open(patient.login)
  await prepare(home)
  await home.goto(`/user-meeting?id=${id}`)
  await home.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await home.getByRole('button', { name: 'Go to the waiting room' }).click()
  await home.getByRole('button', { name: 'I am here' }).click()
  await expect(home.getByText('You are next')).toBeVisible()
  const office = await open(practice.doctor.login)
  await prepare(office)
  await office.goto(`/doctor-meeting?id=${id}`)
  await expect(office.getByText(`${patientName} is here and waits for you.`)).toBeVisible()
  await office.getByRole('button', { name: 'Begin the call' }).click()
  return { id, practice, patient, home, office, patientName }
}

test('a visit by video, from the waiting room over a reload and a cut to the summary', async ({ open, console }) => {
  const { id, practice, home, office, patientName } = await begin(open, 12, 'Vera Sight')
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)

  // What is off is off on the other side, in words too.
  await home.getByRole('button', { name: 'Mute microphone' }).click()
  await expect(office.getByLabel('Muted')).toBeVisible()
  await home.getByRole('button', { name: 'Turn camera off' }).click()
  await expect(office.getByText('Camera is off')).toBeVisible()
  await home.getByRole('button', { name: 'Turn camera on' }).click()
  await seesMovingPicture(office, patientName)

  // The screen stands in place of the face, and goes again.
  await office.getByRole('button', { name: 'Share screen' }).click()
  await expect(home.getByLabel(`Screen of ${practice.name}`)).toBeVisible()
  await office.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(home.getByLabel(`Screen of ${practice.name}`)).toHaveCount(0)
  await seesMovingPicture(home, practice.name)

  // What the doctor types stands over the picture.
  await office.getByRole('tab', { name: 'Messages' }).click()
  await office.getByLabel('Message', { exact: true }).fill('Please show me your tongue')
  await office.getByRole('button', { name: 'Send' }).click()
  await expect(home.getByRole('status', { name: 'Typed by the doctor' })).toHaveText('Please show me your tongue')

  // A reload is another connection to the same call; one in the middle of finding a way is, too.
  await home.reload()
  await home.getByRole('button', { name: 'Join the call' }).click()
  await expect(home.getByRole('toolbar', { name: 'Controls of the call' })).toBeVisible()
  await home.reload()
  await home.getByRole('button', { name: 'Join the call' }).click()
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)

  // The server away for a while: the picture goes on.
  console.allow(/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/)
  await office.context().setOffline(true)
  const frames = () =>
    office
      .getByLabel(`Picture of ${patientName}`)
      .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  const before = await frames()
  await expect(office.getByText('The server cannot be reached.', { exact: false })).toBeVisible()
  await expect.poll(frames).toBeGreaterThan(before + 30)
  await office.context().setOffline(false)
  await expect(office.getByText('The server cannot be reached.', { exact: false })).toHaveCount(0)

  await office.getByRole('tab', { name: 'Summary' }).click()
  await office.getByLabel('What we found').fill('A cold without complications.')
  await office.getByLabel('What to do next').fill('Rest and drink plenty.')
  await office.getByRole('button', { name: 'Save draft' }).click()
  await office.getByRole('button', { name: 'Share with the patient' }).click()
  await expect(office.getByText('Summary shared')).toBeVisible()
  await office.getByRole('button', { name: 'End visit' }).click()
  await office.getByRole('dialog', { name: 'End this visit?' }).getByRole('button', { name: 'End visit' }).click()
  await expect(office.getByText('See you next time')).toBeVisible()
  await home.getByRole('link', { name: 'What to do next' }).click()
  await expect(home).toHaveURL(`/user-appointment-details?id=${id}`)
  await expect(home.getByText('Rest and drink plenty.')).toBeVisible()
})

test('a second window takes the call over, a third from both, and the first says so and can take it back', async ({ open }) => {
  const { practice, home, patientName, office } = await begin(open, 13, 'Twain Window')
  await seesMovingPicture(home, practice.name)
  const second = await home.context().newPage()
  await second.goto(home.url())
  await second.getByRole('button', { name: 'Join the call' }).click()
  await seesMovingPicture(second, practice.name)
  await expect(home.getByRole('heading', { name: 'You are in this call in another window' })).toBeVisible()
  const third = await home.context().newPage()
  await third.goto(home.url())
  await third.getByRole('button', { name: 'Join the call' }).click()
  await seesMovingPicture(third, practice.name)
  for (const other of [home, second])
    await expect(other.getByRole('heading', { name: 'You are in this call in another window' })).toBeVisible()
  await third.close()
  await second.goto('/user-dashboard')
  await expect(second.getByRole('link', { name: 'Back to your call' })).toBeVisible()
  await home.getByRole('button', { name: 'Continue here' }).click()
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)
})

test('a guest comes by a link that works once, is let in by the doctor, sees both, and is taken out', async ({
  open,
  console,
}) => {
  const { practice, home, office, patientName } = await begin(open, 16, 'Gwen Host')
  await seesMovingPicture(home, practice.name)
  await home.getByRole('button', { name: 'Invite somebody' }).click()
  const link = home.getByLabel('Link for one person')
  await expect(link).toHaveValue(/meeting-guest#./)
  const address = await link.inputValue()
  await home.keyboard.press('Escape')

  const guest = await open()
  await guest.goto(address)
  await guest.getByLabel('Your name').fill('Ines Prado')
  await guest.getByRole('button', { name: 'Ask to come in' }).click()
  await guest.getByRole('button', { name: 'Open camera and microphone' }).click()
  // The second who has the link is told so.
  console.allow(/404 \(Not Found\) \(\S+\/guest-links\/read\)/)
  const late = await open()
  await late.goto(address)
  await expect(late.getByText('This link does not work any more')).toBeVisible()

  await expect(home.getByText('Ines Prado asks to come in.', { exact: false })).toBeVisible()
  await office.getByRole('button', { name: 'Let in' }).click()
  await seesMovingPicture(guest, practice.name)
  await seesMovingPicture(guest, patientName)
  await seesMovingPicture(office, 'Ines Prado')
  await seesMovingPicture(home, 'Ines Prado')
  await seesMovingPicture(home, practice.name)

  // A reload is no farewell.
  await guest.reload()
  await guest.getByRole('button', { name: 'Join the call' }).click()
  await seesMovingPicture(guest, patientName)
  await seesMovingPicture(office, 'Ines Prado')

  await office.getByRole('button', { name: 'Take Ines Prado out' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Take out', exact: true }).click()
  await expect(guest.getByText('You are no longer in the call')).toBeVisible()
  await expect(office.getByLabel('Picture of Ines Prado')).toHaveCount(0)
  await seesMovingPicture(office, patientName)
})

/**
 * Only ways over the relay count, as between networks that let nothing else through. The journeys' clock is not the relay's: the server's
 * credentials, which tests beside the server check, are made anew for the relay's own time.
 */
async function onlyRelayed(page: Page): Promise<void> {
  const username = `${Math.floor(machineNow() / 1000) + 3600}:journey`
  const credential = createHmac('sha1', process.env['E2E_TURN_SECRET'] ?? '')
    .update(username)
    .digest('base64')
  await page.addInitScript(
    (own) => {
      const Direct = RTCPeerConnection
      window.RTCPeerConnection = class extends Direct {
        constructor({ iceServers = [], ...rest }: RTCConfiguration = {}) {
          super({
            ...rest,
            iceServers: iceServers.map((server) => ({ ...server, ...(server.credential && own) })),
            iceTransportPolicy: 'relay',
          })
        }
      }
    },
    { username, credential },
  )
}

test('where no direct way is found, the call goes over the relay', async ({ open }) => {
  test.skip(!process.env['E2E_TURN_URLS'], 'no relay was started')
  const { practice, home, office, patientName } = await begin(open, 15, 'Rela Yed', onlyRelayed)
  await seesMovingPicture(home, practice.name)
  await seesMovingPicture(office, patientName)
})
