import { paths } from '#contract/paths.ts'
import { demonstration, signIn } from '../support/accounts.ts'
import { wordOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('of two administrators who have a licence open one takes it on; the other sees that at once, and again when it is left', async ({
  open,
}) => {
  const first = await open((await demonstration('admin')).login)
  const second = await open((await signIn('second-admin@carenest.test', 'admin')).login)
  await first.goto(paths.adminDashboard.link({ tab: 'doctors' }))
  await first
    .getByRole('button', { name: wordOf('admin.review.open') })
    .last()
    .click()
  await expect(first).toHaveURL(/licence=/)
  // The second opens what the first has open, whatever is handed in meanwhile.
  await second.goto(first.url())
  for (const desk of [first, second]) await expect(desk.getByRole('button', { name: wordOf('admin.review.claim') })).toBeVisible()
  await first.getByRole('button', { name: wordOf('admin.review.claim') }).click()
  await expect(second.getByText('Ada Quinn is working on this licence')).toBeVisible()
  await expect(second.getByRole('button', { name: wordOf('admin.verify.verify') })).toHaveCount(0)
  await first.getByRole('button', { name: wordOf('admin.review.release') }).click()
  await expect(second.getByRole('button', { name: wordOf('admin.review.claim') })).toBeVisible()
})
