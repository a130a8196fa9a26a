import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { ProductPage } from '#contract/catalogue/schemas.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ownOrder } from '#mocks/stories/goods.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import type { Read } from '#mocks/stories/screen.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { patternOf, wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

/** Something that the patient bought and was brought. */
async function received(read: Read): Promise<string> {
  const order = (await read(orderCalls.readOrder, { params: { id: await ownOrder(read, 'shop', 'delivered') } })) as Order
  return order.lines.find(({ subject }) => subject.kind === 'product')!.record!.id
}

/** The product that most others have reviewed. */
async function reviewed(read: Read): Promise<string> {
  const { items } = (await read(catalogueCalls.listProducts, { query: { limit: '100' } })) as ProductPage
  return items.toSorted((one, other) => other.rating.count - one.rating.count)[0]!.id
}

const body = { stars: 4, words: 'Does what it says.' }
const pageOf = async (id: string) => paths.ecommerce.link({ id })
const written = async (read: Read) => {
  const id = await received(read)
  await read(catalogueCalls.writeProductReview, { params: { id }, body })
  return pageOf(id)
}

export default {
  title: 'Screens/Public/Shop, reviews',
  ...screenAt({ address: async (read) => pageOf(await reviewed(read)), role: 'patient' }),
} satisfies Meta
type Story = StoryObj
type Context = { canvasElement: HTMLElement }

const ofOwn = { name: wordOf('shop.reviews.own') }
const own = async ({ canvasElement }: Context) => within(await within(canvasElement).findByRole('region', ofOwn))
/** The part may be drawn anew before it shows what it now holds. */
const ownNow = ({ canvasElement }: Context) => within(within(canvasElement).getByRole('region', ofOwn))
const said = (text: string) => isSeen(() => within(document.body).getAllByText(text)[0], { timeout: 15_000 })

export const Success: Story = {}

/** The order stands in the address: the best first, and it is what is chosen. */
export const BestFirst: Story = {
  ...but({ address: async (read) => paths.ecommerce.link({ id: await reviewed(read), reviews: 'best' }) }),
  async play(context) {
    await atRest(context)
    await expect(within(context.canvasElement).getByLabelText(wordOf('shop.reviews.sort'))).toHaveValue('best')
  },
}

/** Stars are needed, words are not; then it stands there. */
export const Writes: Story = {
  ...but({ address: async (read) => pageOf(await received(read)) }),
  async play(context) {
    await atRest(context)
    const section = await own(context)
    await userEvent.click(section.getByRole('button', { name: wordOf('shop.reviews.write') }))
    await userEvent.click(section.getByRole('button', { name: wordOf('shop.reviews.send') }))
    await isSeen(() => section.getByText(wordOf('shop.reviews.missing')))
    await userEvent.click(section.getByRole('radio', { name: wordOf('ui.rate', { count: 5 }) }))
    await userEvent.type(section.getByRole('textbox'), body.words)
    await userEvent.click(section.getByRole('button', { name: wordOf('shop.reviews.send') }))
    await said(wordOf('shop.reviews.thanksText'))
    await atRest(context)
    await isSeen(() => ownNow(context).getByText(body.words))
  },
}

/** What was said before stands in the form, and the new words take its place. */
export const Changes: Story = {
  ...but({ address: written }),
  async play(context) {
    await atRest(context)
    const section = await own(context)
    await userEvent.click(section.getByRole('button', { name: wordOf('shop.reviews.change') }))
    const words = section.getByRole('textbox')
    await expect(words).toHaveValue(body.words)
    await userEvent.clear(words)
    await userEvent.type(words, 'Broke after a month.')
    await userEvent.click(section.getByRole('button', { name: wordOf('shop.reviews.send') }))
    await said(wordOf('shop.reviews.thanksText'))
    await atRest(context)
    await isSeen(() => ownNow(context).getByText('Broke after a month.'))
  },
}

/** Taken away after a question; then it can be written again. */
export const Deletes: Story = {
  ...but({ address: written }),
  async play(context) {
    await atRest(context)
    await userEvent.click((await own(context)).getByRole('button', { name: wordOf('shop.reviews.remove') }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('shop.reviews.remove') }))
    await said(wordOf('shop.reviews.removed'))
    await atRest(context)
    await isSeen(() => ownNow(context).getByRole('button', { name: wordOf('shop.reviews.write') }))
  },
}

/** The office is told, and who told it sees the review no more. */
export const Reports: Story = {
  async play(context) {
    await atRest(context)
    const name = patternOf('shop.reviews.report')
    const [report] = within(context.canvasElement).getAllByRole('button', { name })
    const reported = report!.closest('li')!.textContent
    await userEvent.click(report!)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: wordOf('social.report.reasons.spam') }))
    await userEvent.click(dialog.getByRole('button', { name: wordOf('social.report.send') }))
    await said(wordOf('social.report.doneText'))
    await atRest(context)
    const shown = () => [...context.canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).not.toContain(reported))
  },
}

export const Loading: Story = but({ fault: { kind: 'unanswered', of: [catalogueCalls.listProductReviews] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [catalogueCalls.listProductReviews] } }), play: offersRetry }
