import { socialContract } from '#contract/social/contract.ts'
import { newPatient } from '../support/accounts.ts'
import { goTo } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

test('one writes, another follows, likes and comments; the first blocks, and neither sees the other any more', async ({
  open,
  console,
}) => {
  // Whoever is blocked is not there for the other, nor is the profile that is open.
  console.allow(/404 \(Not Found\) \(\S+\/api\/members\//)
  const [writer, reader] = [await newPatient('Wanda Quill'), await newPatient('Rita Moss')]
  const [mine, theirs] = [await open(writer.login), await open(reader.login)]

  await mine.goto('/feed')
  await mine.getByRole('button', { name: 'Write a post' }).click()
  await mine.getByRole('dialog').getByLabel('What would you like to tell').fill('Stitches are out.')
  await mine.getByRole('button', { name: 'Publish' }).click()
  await expect(mine.getByRole('article', { name: 'Post by Wanda Quill' })).toContainText('Stitches are out.')

  await theirs.goto('/search-users')
  await theirs.getByLabel('Name').fill('Wanda Qu')
  await theirs.getByRole('button', { name: 'Follow Wanda Quill' }).click()
  await expect(theirs.getByRole('button', { name: 'Follow Wanda Quill' })).toHaveAttribute('aria-pressed', 'true')
  await theirs.getByRole('link', { name: 'Wanda Quill' }).click()
  const post = theirs.getByRole('article', { name: 'Post by Wanda Quill' })
  await post.getByRole('button', { name: '0 likes' }).click()
  await expect(post.getByRole('button', { name: '1 like' })).toHaveAttribute('aria-pressed', 'true')
  await post.getByRole('button', { name: '0 comments' }).click()
  await post.getByLabel('Write a comment', { exact: true }).last().fill('Get well soon.')
  await post.getByRole('button', { name: 'Send comment' }).click()
  await expect(post.getByText('Get well soon.')).toBeVisible()

  // The writer's feed follows by itself.
  await expect(mine.getByRole('button', { name: '1 comment', exact: true })).toBeVisible()
  const [me] = (await call(socialContract.listFollowers, { query: {} }, { as: writer })).items
  expect(me?.name).toBe('Rita Moss')

  await goTo(mine, `/feed?member=${me!.id}`, { expected: '/feed' })
  await mine.getByRole('button', { name: 'More about Rita Moss' }).click()
  await mine.getByRole('button', { name: 'Block this person' }).click()
  await mine.getByRole('dialog').getByRole('button', { name: 'Block this person' }).click()
  await expect(mine.getByRole('button', { name: 'Unblock Rita Moss' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('Stitches are out.')).toHaveCount(0)
})
