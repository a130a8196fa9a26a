import { publicEvent } from './addresses.ts'
import { newPatient } from '../support/accounts.ts'
import { chooseIn } from '../support/choices.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** A wall time so many days from now, as an American writes it. */
function inDays(days: number, time: string) {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}, ${time}`
}

test('a patient invites, another finds it near by and goes, is told of the new time and of the end', async ({ open }) => {
  const [host, guest] = [await newPatient('Hana Lund'), await newPatient('Gus Pike')]
  const title = `Frisbee for old dogs ${process.pid}`

  const organiser = await open(host.login)
  await organiser.goto('/create-event')
  await organiser.getByLabel('Title').fill(title)
  await organiser.getByLabel('Kind').selectOption({ label: 'Walk' })
  await organiser.getByRole('textbox', { name: 'Description' }).fill('Soft discs are there. Bring water.')
  await organiser.getByLabel('Begins').fill(inDays(10, '10:00 AM'))
  // Leaving the beginning offers an end, which is then another.
  await organiser.getByLabel('Begins').press('Tab')
  await expect(organiser.getByLabel('Ends')).not.toHaveValue('')
  await organiser.getByLabel('Ends').fill(inDays(10, '12:00 PM'))
  await chooseIn(organiser, 'Time zone of the place', 'New York, United States')
  await chooseIn(organiser, 'Country', 'United States')
  await organiser.getByLabel('Street and number').fill('1 West Street')
  await organiser.getByLabel('Town').fill('New York')
  await organiser.getByLabel(wordOf('events.form.limit')).fill('5')
  await organiser.getByRole('button', { name: wordOf('events.form.publish') }).click()
  await expect(organiser.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(organiser.url())

  const visitor = await open(guest.login)
  await visitor.goto('/user-events')
  await visitor.getByLabel('Place', { exact: true }).fill('New York, NY')
  await expect(visitor).toHaveURL(/place=New/)
  await visitor.getByLabel(wordOf('events.list.search')).fill(title)
  // What is typed is in the address before the link is pressed: a search that begins then would hold the way there.
  await expect(visitor).toHaveURL(/q=Frisbee/)
  // The map beside the list leads there as well; its marks say how far it is.
  await visitor.getByRole('link', { name: title, exact: true }).click()
  await visitor.getByRole('button', { name: wordOf('events.attend.going') }).click()
  await expect(visitor.getByText(wordOf('events.attend.says.going'))).toBeVisible()
  // The organiser's open page follows.
  await expect(organiser.getByText('Gus Pike')).toBeVisible()

  await organiser.getByRole('link', { name: wordOf('events.organiser.change') }).click()
  await organiser.getByLabel('Begins').fill(inDays(11, '9:00 AM'))
  await organiser.getByLabel('Ends').fill(inDays(11, '11:00 AM'))
  await organiser.getByRole('button', { name: wordOf('events.form.save') }).click()
  await expect(organiser.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await visitor.goto('/notifications')
  const notices = visitor.getByRole('main')
  await notices.getByRole('link', { name: new RegExp(`${title}.*new time`) }).click()
  await expect(visitor).toHaveURL(address.href)

  await organiser.getByRole('button', { name: wordOf('events.organiser.cancel') }).click()
  const dialog = organiser.getByRole('dialog', { name: wordOf('events.cancel.title') })
  await dialog.getByLabel(wordOf('events.cancel.reason')).fill('Rain all day')
  await dialog.getByRole('button', { name: wordOf('events.cancel.confirm') }).click()
  await expect(organiser.getByText(wordOf('events.says.cancelled'))).toBeVisible()
  // Told while the page is open, and kept among the notices.
  await expect(visitor.getByText('Rain all day')).toBeVisible()
  await visitor.goto('/notifications')
  await expect(visitor.getByRole('main').getByText(/was cancelled: Rain all day/)).toBeVisible()
})

test('without scripts an event is there for whoever was given its address, with the way to sign in', async ({ open }) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  await page.goto(await publicEvent())
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByText(/UTC/).first()).toBeVisible()
  await page.getByRole('link', { name: wordOf('events.attend.signInToGo') }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=.*events-details/)
})
