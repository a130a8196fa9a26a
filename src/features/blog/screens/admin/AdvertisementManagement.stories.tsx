import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { blogCalls } from '#contract/blog/calls.ts'
import type { BlogPostState } from '#contract/blog/choices.ts'
import { saysWhatIsMissing } from '#mocks/stories/form-steps.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { chooseIn } from '#mocks/stories/choices.ts'
import { atRest, but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

export default {
  title: 'Screens/Administrator/Blog',
  ...screenAt({ address: paths.advertisementManagement.link({ tab: 'posts' }), role: 'admin' }),
} satisfies Meta
type Story = StoryObj
type Context = Pick<StoryContext, 'parameters' | 'globals' | 'loaded' | 'canvasElement'>

const opened = (state: BlogPostState) => async (read: Read) =>
  paths.advertisementManagement.link({ post: firstId(await read(blogCalls.listAllBlogPosts, { query: { state } })) })
const isTold = (text: string) => isSeen(() => within(document.body).getAllByText(text)[0])

export const Success: Story = {}
export const OnlyDrafts: Story = {
  ...but({ address: paths.advertisementManagement.link({ tab: 'posts', state: 'draft' }) }),
  play: says('How cats say that something hurts'),
}
export const NoMatch: Story = {
  ...but({ address: paths.advertisementManagement.link({ tab: 'posts', q: 'nothing is called so' }) }),
  play: (context) => says(wordOf('patterns.noMatch'))(context),
}
export const Empty: Story = {
  ...but({ scenario: 'empty-platform' }),
  play: (context) => says(wordOf('blog.all.none'))(context),
}
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [blogCalls.listAllBlogPosts] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [blogCalls.listAllBlogPosts] } }), play: offersRetry }

export const New: Story = but({ address: paths.advertisementManagement.link({ post: 'new' }) })
export const NothingWritten: Story = { ...New, play: saysWhatIsMissing }
export const Scheduled: Story = but({ address: opened('scheduled') })
/** Its address can no longer be changed. */
export const Published: Story = but({ address: opened('published') })
export const Missing: Story = {
  ...but({ address: paths.advertisementManagement.link({ post: nobodysId }) }),
  play: (context) => says(wordOf('patterns.notFoundTitle'))(context),
}

/** From an empty form to an article on the site, looked at before. */
export const WritesAndPublishes: Story = {
  ...New,
  async play(context: Context) {
    await atRest(context)
    const element = await within(context.canvasElement).findByRole('form', { name: wordOf('blog.form.new') })
    const form = within(element)
    const title = 'Why rabbits thump'
    await userEvent.click(form.getByRole('textbox', { name: wordOf('blog.form.title') }))
    await userEvent.paste(title)
    await expect(form.getByText(wordOf('blog.form.slugHint', { address: '/blog/why-rabbits-thump' }))).toBeVisible()
    await userEvent.click(form.getByRole('textbox', { name: wordOf('blog.form.summary') }))
    await userEvent.paste('A loud foot says: take care.')
    await chooseIn(element, wordOf('blog.form.category'), wordOf('blog.categories.small-animals'))
    const paper = await form.findByRole('textbox', { name: wordOf('blog.form.body') })
    paper.focus()
    await userEvent.paste('They warn each other.')
    await userEvent.click(form.getByRole('radio', { name: wordOf('blog.form.now') }))

    await userEvent.click(form.getByRole('button', { name: wordOf('blog.form.preview') }))
    const preview = within(await within(document.body).findByRole('dialog', { name: wordOf('blog.form.preview') }))
    await expect(preview.getByRole('heading', { name: title })).toBeVisible()
    await expect(preview.getByText('They warn each other.')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: wordOf('ui.close') }))

    await userEvent.click(form.getByRole('button', { name: wordOf('blog.form.publish') }))
    await isTold(wordOf('blog.form.publishedNow'))
    await isSeen(() => within(context.canvasElement).getByRole('link', { name: title }))
    await atRest(context)
  },
}

/** A deletion is asked about first. */
export const Deletes: Story = {
  ...but({ address: opened('draft') }),
  async play(context: Context) {
    await atRest(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: wordOf('blog.form.delete') }))
    const question = within(await within(document.body).findByRole('dialog', { name: wordOf('blog.ask.delete') }))
    await userEvent.click(question.getByRole('button', { name: wordOf('blog.form.delete') }))
    await isTold(wordOf('blog.ask.deleted'))
    await atRest(context)
  },
}
