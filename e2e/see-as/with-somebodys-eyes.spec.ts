import { paths } from '#contract/paths.ts'
import { demonstration, newPatient } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('an administrator sees with somebody’s eyes, changes nothing and comes back; the person reads who it was and asks why', async ({
  open,
  console,
}) => {
  // What is closed to the office is refused, wherever a screen asks for it.
  console.allow(/403 \(Forbidden\)/)
  const seen = await newPatient('Selma Seen')
  const office = await open((await demonstration('admin')).login)
  await office.goto(`${paths.userList.link()}?q=Selma+Seen`)
  await office.getByRole('link', { name: 'Selma Seen' }).first().click()
  await office.getByRole('button', { name: wordOf('see-as.verb') }).click()
  const dialog = office.getByRole('dialog', { name: 'See Carenest as Selma Seen' })
  await dialog.getByLabel(wordOf('see-as.reason')).fill('Cannot find the invoice of March')
  await dialog.getByRole('button', { name: wordOf('see-as.begin') }).click()

  const banner = office.getByRole('region', { name: wordOf('see-as.label') })
  await expect(banner).toContainText('You see Carenest as Selma Seen does.')
  await expect(office).toHaveURL(/user-dashboard/)
  await office.reload()
  await expect(banner).toBeVisible()
  await office.goto(paths.patientEmr.link())
  await expect(office.getByText(wordOf('patterns.closedToOfficeTitle'))).toBeVisible()
  await office.goto(paths.userOrders.link())
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
  await banner.getByRole('button', { name: wordOf('see-as.end') }).click()
  await expect(banner).toHaveCount(0)
  await expect(office).toHaveURL(/user-list/)
  await office.reload()
  await expect(office.getByRole('button', { name: 'Account: Ada Quinn' }), 'the administrator is who they were').toBeVisible()

  const theirs = await open(seen.login)
  await theirs.goto(paths.officeLooks.link())
  await expect(theirs.getByText('Ada began to look at your account with your eyes')).toBeVisible()
  await expect(theirs.getByText('Cannot find the invoice of March').first()).toBeVisible()
  await theirs.getByRole('button', { name: 'Ask why Ada did this' }).first().click()
  const ask = theirs.getByRole('dialog')
  await ask.getByLabel(wordOf('audit.looks.message')).fill('I did not write to you. What did you look for?')
  await ask.getByRole('button', { name: wordOf('audit.looks.send') }).click()
  await expect(theirs.getByText(wordOf('audit.looks.askedText'))).toBeVisible()
  await theirs.goto(paths.userSupport.link())
  await expect(theirs.getByRole('list', { name: wordOf('support.own.title') }).getByRole('article')).toHaveCount(1)
})
