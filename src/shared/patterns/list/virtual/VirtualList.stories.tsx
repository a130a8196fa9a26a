import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { VirtualList } from './VirtualList.tsx'

export default { title: 'Patterns/Virtual list' } satisfies Meta
type Story = StoryObj

interface Message {
  id: number
  text: string
}
/** Of different lengths, the same each time. */
const messageOf = (id: number): Message => ({
  id,
  text: `Message ${id}. ${'Milo eats well and sleeps a lot. '.repeat((id * 7) % 6)}`,
})
const messages = (from: number, count: number) => Array.from({ length: count }, (_, index) => messageOf(from + index))

const show = (message: Message) => <Card padding="tight">{message.text}</Card>

function Feed() {
  const [items] = useState(() => messages(1, 10_000))
  return (
    <VirtualList label="Feed" items={items} itemKey={({ id }) => String(id)}>
      {show}
    </VirtualList>
  )
}

function Conversation() {
  const [items, setItems] = useState(() => messages(9_900, 100))
  const first = items[0]?.id ?? 1
  return (
    <Stack gap="3">
      <div style={{ blockSize: '24rem' }}>
        <VirtualList
          anchor="bottom"
          label="Conversation"
          items={items}
          itemKey={({ id }) => String(id)}
          hasMore={first > 9_801}
          onMore={() => setItems((before) => [...messages(first - 50, 50), ...before])}
        >
          {show}
        </VirtualList>
      </div>
      <Button onClick={() => setItems((before) => [...before, messageOf((before.at(-1)?.id ?? 0) + 1)])}>Write</Button>
    </Stack>
  )
}

export const TenThousandInAFeed: Story = {
  render: () => <Feed />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('listitem').length).toBeLessThan(60)
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return expect(page.getByText(/^Message 10000\./)).toBeVisible()
    })
    window.scrollTo({ top: 0, behavior: 'instant' })
    await isSeen(() => page.getByText(/^Message 1\./))
  },
}

function FeedBelowNews() {
  const [hasNews, setNews] = useState(false)
  return (
    <>
      <Button onClick={() => setNews(!hasNews)}>News</Button>
      {hasNews && <div style={{ blockSize: 3000 }}>News</div>}
      <Feed />
    </>
  )
}

/** Rows are drawn where somebody looks, whatever opens and closes above them meanwhile. */
export const SomethingOpensAbove: Story = {
  render: () => <FeedBelowNews />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const news = page.getByRole('button', { name: 'News' })
    /** The number of the message in the middle; none where nothing is drawn. */
    const inSight = () => {
      const item = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')
      return Number(/^Message (\d+)\./.exec(item?.textContent ?? '')?.[1])
    }
    // Asked again until the list, new on the page, follows.
    await waitFor(() => {
      window.scrollTo({ top: 30_000, behavior: 'instant' })
      return expect(inSight()).toBeGreaterThan(300)
    })
    const before = inSight()
    news.click()
    await waitFor(() => expect(inSight()).toBeLessThan(before - 20))
    const below = inSight()
    news.click()
    await waitFor(() => expect(inSight()).toBeGreaterThan(below + 20))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await isSeen(() => page.getByText(/^Message 1\./))
  },
}

/** Begins at the last message and follows new ones; who reads earlier ones stays where they are while older ones come above. */
export const AConversation: Story = {
  render: () => <Conversation />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const scroller = page.getByRole('region', { name: 'Conversation' })
    const fromEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    await isSeen(() => page.getByText(/^Message 9999\./))
    await waitFor(() => expect(fromEnd()).toBeLessThan(4))
    await userEvent.click(page.getByRole('button', { name: 'Write' }))
    await isSeen(() => page.getByText(/^Message 10000\./))
    await waitFor(() => expect(fromEnd()).toBeLessThan(4))
    scroller.scrollTo({ top: scroller.scrollHeight / 2, behavior: 'instant' })
    await waitFor(() => expect(page.queryByText(/^Message 10000\./)).not.toBeInTheDocument())
    const before = fromEnd()
    await userEvent.click(page.getByRole('button', { name: 'Write' }))
    await waitFor(() => expect(fromEnd()).toBeGreaterThan(before))
    await expect(page.queryByText(/^Message 10001\./)).not.toBeInTheDocument()
  },
}

export const FewStandAtTheBottom: Story = {
  render: () => (
    <div style={{ blockSize: '24rem' }}>
      <VirtualList anchor="bottom" label="Conversation" items={messages(1, 2)} itemKey={({ id }) => String(id)}>
        {show}
      </VirtualList>
    </div>
  ),
}
