import type { Page } from '@playwright/test'
import { blogContract } from '#contract/blog/contract.ts'
import type { NewPost } from '#contract/blog/schemas.ts'
import { paths } from '#shared/paths.ts'
import { demonstration } from '../support/accounts.ts'
import { chooseIn } from '../support/choices.ts'
import { wordOf } from '../support/navigation.ts'
import { call } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const picture = 'public/icons/icon-512.png'
const form = (page: Page, name: string) => page.getByRole('form', { name })

/** A title that no other run has. */
const titled = (words: string) => `${words} ${Date.now().toString(36)}`

async function choosePicture(page: Page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: wordOf('parts.picture.choose') }).click(),
  ])
  await chooser.setFiles(picture)
  await expect(page.getByText(wordOf('people.picture.changed'))).toBeVisible()
}

test('an administrator publishes an article with a picture; a visitor finds, reads and passes it on', async ({ open }) => {
  const title = titled('Why rabbits thump')
  const admin = await open((await demonstration('admin')).login)
  await admin.goto(paths.advertisementManagement.link({ tab: 'posts' }))
  await admin.getByRole('link', { name: wordOf('blog.all.write') }).click()
  const fields = form(admin, wordOf('blog.form.new'))
  await fields.getByRole('textbox', { name: wordOf('blog.form.title') }).fill(title)
  await fields.getByRole('textbox', { name: wordOf('blog.form.summary') }).fill('A loud foot says: take care.')
  await chooseIn(fields, wordOf('blog.form.category'), wordOf('blog.categories.small-animals'))
  await choosePicture(admin)
  await fields.getByRole('textbox', { name: wordOf('blog.form.pictureText') }).fill('A heart on a green ground')
  await fields.getByRole('textbox', { name: wordOf('blog.form.body'), exact: true }).fill('They warn each other.')
  // What is written so far outlives a reload.
  admin.once('dialog', (dialog) => void dialog.accept())
  await admin.reload()
  await expect(fields.getByRole('textbox', { name: wordOf('blog.form.body'), exact: true })).toHaveText('They warn each other.')
  await fields.getByRole('radio', { name: wordOf('blog.form.now') }).check()
  await fields.getByRole('button', { name: wordOf('blog.form.publish') }).click()
  await expect(admin.getByText(wordOf('blog.form.publishedNow'))).toBeVisible()
  await expect(admin.getByRole('row', { name: new RegExp(title) })).toContainText(wordOf('blog.states.published'))

  const visitor = await open(undefined, { permissions: ['clipboard-read', 'clipboard-write'] })
  await visitor.goto('/')
  await visitor
    .getByRole('banner')
    .getByRole('link', { name: wordOf('blog.routes.blogs.title'), exact: true })
    .click()
  await visitor.getByRole('link', { name: wordOf('blog.categories.small-animals') }).click()
  await expect(visitor).toHaveURL(/\/blogs\?category=small-animals$/)
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor).toHaveTitle(`${title} · Carenest`)
  const shown = visitor.getByRole('img', { name: 'A heart on a green ground' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await expect(visitor.getByText('They warn each other.')).toBeVisible()

  await visitor.getByRole('button', { name: wordOf('patterns.share.action') }).click()
  await expect(visitor.getByText(wordOf('patterns.share.copied'))).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(visitor.url())

  const related = visitor
    .getByRole('region', { name: wordOf('blog.post.related') })
    .getByRole('link')
    .first()
  const next = (await related.textContent())!
  await related.click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(next)
  await visitor.goBack()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await visitor.goBack()
  await expect(visitor.getByRole('link', { name: wordOf('blog.categories.small-animals'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('who writes over somebody else’s change is told, and loses nothing', async ({ open, console }) => {
  console.allow(/the server responded with a status of 409/)
  const { login, token } = await demonstration('admin')
  const title = titled('Two hands')
  const written: NewPost = {
    title,
    slug: `two-hands-${Date.now()}`,
    summary: 'What was there before.',
    category: 'mind',
    pictureText: '',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One.' }] }] },
    publication: { kind: 'draft' },
  }
  const { id } = await call(blogContract.createBlogPost, { body: written }, { as: { token } })
  const page = await open(login)
  await page.goto(paths.advertisementManagement.link({ post: id }))
  const fields = form(page, title)
  const summary = fields.getByRole('textbox', { name: wordOf('blog.form.summary') })
  await summary.fill('As the first would say.')
  const theirs = { ...written, summary: 'As the second would say.', version: 1 }
  await call(blogContract.changeBlogPost, { params: { id }, body: theirs }, { as: { token } })

  await fields.getByRole('button', { name: wordOf('blog.form.saveDraft') }).click()
  await expect(fields.getByText(wordOf('blog.changed.text'))).toBeVisible()
  await expect(summary).toHaveValue('As the first would say.')
  const kept = () => call(blogContract.readBlogPostAsWritten, { params: { id } }, { as: { token } })
  expect((await kept()).summary).toBe('As the second would say.')
  await fields.getByRole('button', { name: wordOf('blog.changed.overrule') }).click()
  await expect(page.getByText(wordOf('blog.form.savedDraft'))).toBeVisible()
  expect((await kept()).summary).toBe('As the first would say.')

  // What is changed and not saved is asked about; deleting asks but once.
  await page.getByRole('link', { name: title }).click()
  await summary.fill('Never to be saved.')
  await fields.getByRole('button', { name: wordOf('blog.form.discard') }).click()
  await expect(summary).toHaveValue('As the first would say.')
  await summary.fill('Never to be saved.')
  await page.goBack()
  const question = page.getByRole('dialog', { name: wordOf('patterns.unsavedTitle') })
  await question.getByRole('button', { name: wordOf('patterns.stay') }).click()
  await page.getByRole('button', { name: wordOf('blog.form.delete') }).click()
  await page
    .getByRole('dialog', { name: wordOf('blog.ask.delete') })
    .getByRole('button', { name: wordOf('blog.form.delete') })
    .click()
  await expect(page.getByText(wordOf('blog.ask.deleted'))).toBeVisible()
  await expect(page.getByRole('link', { name: wordOf('blog.all.write') })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('an article’s number leads to it, and Back leads past the number', async ({ page }) => {
  const { items } = await call(blogContract.listBlogPosts, { query: { limit: 1 } })
  const { id, slug, title } = items[0]!
  await page.goto(paths.aboutUs.link())
  await page.goto(paths.blogDetails.link({ id }))
  await expect(page).toHaveURL(new RegExp(`${paths.blog.link({ slug })}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.aboutUs.link()}$`))
})
