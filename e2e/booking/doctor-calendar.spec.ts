import { accountContract } from '#contract/account/contract.ts'
import { availabilityContract } from '#contract/booking/availability-contract.ts'
import { demonstration } from '../support/accounts.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('a doctor drags time off to another day, makes it longer, and takes that back', async ({ open }, { retry }) => {
  const doctor = await demonstration('doctor')
  const { timeZone } = await call(accountContract.me, {}, { as: doctor })
  expect(timeZone).toBe('America/New_York')
  // Further ahead than anybody can book: a Tuesday, noon in New York, on which no clock is changed.
  const week = new Date(Date.now() + 110 * 86_400_000)
  week.setUTCDate(week.getUTCDate() - ((week.getUTCDay() + 6) % 7) + 1)
  const day = week.toISOString().slice(0, 10)
  const note = `Away ${process.pid}-${retry}`
  const period = { kind: 'instants', from: `${day}T17:00:00.000Z`, to: `${day}T19:00:00.000Z` } as const
  const { availability } = await call(availabilityContract.addTimeOff, { body: { period, note } }, { as: doctor })
  const { id } = availability.timeOff.find((each) => each.note === note)!
  const stands = async () => {
    const now = await call(availabilityContract.readAvailability, {}, { as: doctor })
    const { from, to } = now.timeOff.find((each) => each.id === id)!.period
    return [Date.parse(from) - Date.parse(period.from), Date.parse(to) - Date.parse(period.to)].map((each) => each / 3_600_000)
  }

  const page = await open(doctor.login)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/doctor-upcoming-appointment?view=week&day=${day}`)
  const block = page.getByRole('button', { name: new RegExp(note) })
  await block.scrollIntoViewIfNeeded()
  const box = (await block.boundingBox())!
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  // A column beside it, and two of its hours' worth of height further down.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width, y + box.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText('The time off was changed.')).toBeVisible()
  expect(await stands()).toEqual([25, 25])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stands).toEqual([0, 0])

  await block.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(stands).toEqual([0, 0.5])
  await call(availabilityContract.removeTimeOff, { params: { id } }, { as: doctor })
})
