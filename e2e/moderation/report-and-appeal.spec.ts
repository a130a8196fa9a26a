import { socialContract } from '#contract/social/contract.ts'
import { paths } from '#contract/paths.ts'
import { demonstration, newPatient, password, signIn } from '../support/accounts.ts'
import { goTo } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('what is reported is gone for who reported it; one administrator hides it, another lifts that after an appeal', async ({
  open,
  console,
}) => {
  // Whatever somebody reported is not there for them any more.
  console.allow(/404 \(Not Found\) \(\S+\/api\/posts\//)
  const [writer, reader] = [await newPatient('Wendel Fry'), await newPatient('Ruth Tan')]
  const { id } = await call(
    socialContract.createPost,
    { body: { text: 'My neighbour’s number is 555 0100, ring him at night.', audience: 'everyone', pictures: [], animals: [] } },
    { as: writer },
  )

  const theirs = await open(reader.login)
  await theirs.goto(paths.feed.link({ post: id }))
  const post = theirs.getByRole('article', { name: 'Post by Wendel Fry' })
  await post.getByRole('button', { name: 'More about the post by Wendel Fry' }).click()
  await theirs.getByRole('button', { name: 'Report this post' }).click()
  const report = theirs.getByRole('dialog')
  await report.getByLabel('It shows private things of somebody').check()
  await report.getByLabel('In your words').fill('A private number.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(theirs.getByText('An administrator will look at it.')).toBeVisible()
  await expect(post).toHaveCount(0)

  const first = await open((await demonstration('admin')).login)
  await first.goto(paths.moderationQueue.link())
  await first.getByRole('article').filter({ hasText: 'ring him at night' }).getByRole('link').click()
  await expect(first.getByText('A private number.')).toBeVisible()
  await expect(first.getByText('Ruth Tan'), 'who reported is told to nobody').toHaveCount(0)
  await first.getByRole('button', { name: 'Hide', exact: true }).click()
  await first.getByRole('dialog').getByLabel('Reason').fill('It shows a private number.')
  await first.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(first.getByText('Wendel Fry is told.')).toBeVisible()

  const mine = await open(writer.login)
  await mine.goto(paths.feed.link())
  await expect(mine.getByText('It shows a private number.')).toBeVisible()
  await mine.getByRole('button', { name: 'Ask for a second look' }).click()
  await mine.getByRole('dialog').getByLabel('What you say to it').fill('It is my own number, and he likes to be rung.')
  await mine.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(mine.getByText('Another administrator looks at it again')).toBeVisible()

  await expect(first.getByText('Another administrator decides this appeal, for the decision was yours.')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Lift' })).toHaveCount(0)

  const second = await open((await signIn('second-admin@carenest.test', 'admin', password)).login)
  await second.goto(paths.moderationQueue.link())
  await second.getByRole('article').filter({ hasText: 'ring him at night' }).getByRole('link').click()
  await expect(second.getByText('It is my own number, and he likes to be rung.')).toBeVisible()
  await second.getByRole('button', { name: 'Lift' }).click()
  await second.getByRole('dialog').getByLabel('Reason').fill('It is the writer’s own number.')
  await second.getByRole('dialog').getByRole('button', { name: 'Lift' }).click()
  await expect(second.getByText('Wendel Fry is told.')).toBeVisible()
  await goTo(second, paths.moderationQueue.link())
  await expect(second.getByRole('article').filter({ hasText: 'ring him at night' })).toHaveCount(0)

  await expect(mine.getByText('Another administrator looks at it again')).toHaveCount(0)
  await mine.goto(paths.feed.link({ post: id }))
  await expect(mine.getByRole('article', { name: 'Post by Wendel Fry' })).toBeVisible()
})
