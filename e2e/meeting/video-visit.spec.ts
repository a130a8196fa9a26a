import { begin, seesMovingPicture } from '../support/call.ts'
import { expect, test } from '../support/test.ts'

// One visit a time: pictures of two pages are work enough for a machine.
test.describe.configure({ mode: 'serial' })

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
  // What was written stays with the visit, on both sides.
  await home.getByRole('tab', { name: 'Messages' }).click()
  await expect(home.getByRole('log', { name: 'Messages' })).toContainText('Please show me your tongue')
  await office.goto(`/appointment-details?id=${id}`)
  await expect(office.getByRole('log', { name: 'Messages' })).toContainText('Please show me your tongue')
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
