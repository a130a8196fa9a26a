import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { wordOf } from '#mocks/stories/words.ts'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { Empty } from '../states/states.tsx'
import { useListSettings } from './columns/useListSettings.ts'
import { ListPage } from './ListPage.tsx'
import type { BulkAction } from './selection/bulk-action.ts'
import { useListController } from './useListController.ts'
import type { ViewStore } from './views/view-store.ts'

export default { title: 'Patterns/List with everything' } satisfies Meta
type Story = StoryObj

interface Parcel {
  id: string
  number: string
  to: string
  sent: string
  isLost: boolean
}

const names = ['Ana López', 'Ben Okafor', 'Chloé Martin', 'Dev Patel', 'Emma Schulz', 'Fatima Haddad']
const parcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    number: `P-${String(index + 1).padStart(5, '0')}`,
    to: names[index % names.length] ?? '',
    sent: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    isLost: index % 4 === 1,
  }))

/** Views as long as the story is shown. */
function useStoryViews(): ViewStore {
  const [views, setViews] = useState<NonNullable<ViewStore['views']>>([])
  return {
    views,
    save: async (view) => setViews((before) => [...before, { ...view, id: view.name }]),
    rename: async (id, name) => setViews((before) => before.map((view) => (view.id === id ? { ...view, name } : view))),
    remove: async (id) => setViews((before) => before.filter((view) => view.id !== id)),
  }
}

const sendAgain: BulkAction<Parcel> = {
  key: 'again',
  label: 'Send again',
  icon: <RefreshIcon size={18} />,
  question: (count) => ({ title: `Send ${count} again?`, confirm: 'Send again' }),
  run: async (rows) => rows.map(({ id, isLost }) => (isLost ? { key: id } : { key: id, refused: 'is on its way.' })),
}

function Parcels({ count }: { count: number }) {
  const [rows] = useState(() => parcels(count))
  const list = useListController()
  return (
    <ListPage<Parcel>
      controller={list}
      query={{ data: rows }}
      label="Parcels"
      rowKey={(parcel) => parcel.id}
      settings={useListSettings(`story.parcels.${count}`)}
      views={useStoryViews()}
      bulk={[sendAgain]}
      exporting={{ name: 'parcels', readPage: async () => ({ items: rows, next: null }) }}
      long
      columns={[
        {
          key: 'number',
          header: 'Number',
          cell: (row) => <Link to={`?id=${row.id}`}>{row.number}</Link>,
          csv: (row) => row.number,
        },
        { key: 'to', header: 'To', cell: (row) => row.to, csv: (row) => row.to },
        { key: 'sent', header: 'Sent', cell: (row) => <When instant={row.sent} />, csv: (row) => row.sent },
        {
          key: 'state',
          header: 'State',
          cell: (row) => <Badge tone={row.isLost ? 'error' : 'success'}>{row.isLost ? 'Lost' : 'On its way'}</Badge>,
        },
        { key: 'id', header: 'Id', cell: (row) => row.id, hiddenAtFirst: true },
      ]}
      empty={<Empty title="No parcels" />}
    />
  )
}

export const Everything: Story = { render: () => <Parcels count={8} /> }

export const OneColumnLess: Story = {
  ...Everything,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: wordOf('list.settings.open') }))
    const dialog = within(page.getByRole('dialog'))
    const box = dialog.getByRole('checkbox', { name: 'To' })
    if (box instanceof HTMLInputElement && box.checked) await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: wordOf('list.settings.done') }))
    await expect(page.queryByRole('columnheader', { name: 'To' })).not.toBeInTheDocument()
  },
}

export const SomeCouldNotBeDone: Story = {
  ...Everything,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: wordOf('list.bulk.selectAll') }))
    await expect(page.getByText(wordOf('list.bulk.selected', { count: 8 }))).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Send again' }))
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Send again' }))
    await isSeen(() => page.getByText(wordOf('list.bulk.done', { count: 2 })))
    await expect(page.getByText(wordOf('list.bulk.selected', { count: 6 }))).toBeVisible()
  },
}

export const AViewSaved: Story = {
  ...Everything,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.open') }))
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.save') }))
    await userEvent.type(page.getByRole('textbox', { name: wordOf('list.views.name') }), 'All parcels')
    await userEvent.click(page.getByRole('button', { name: wordOf('list.views.saveConfirm') }))
    await isSeen(() => page.getByRole('button', { name: 'All parcels' }))
  },
}

/** Scrolls until the first rows are gone: more than once, for a list that is new on the page may not stand yet. */
const scrollToMiddle = (page: ReturnType<typeof within>) =>
  waitFor(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    return expect(page.queryByText('P-00001')).not.toBeInTheDocument()
  })

/** A few dozen rows are drawn of ten thousand; the table says how many there are, and where each row is. */
export const TenThousandRows: Story = {
  render: () => <Parcels count={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await expect(page.getAllByRole('row').length).toBeLessThan(80)
    await scrollToMiddle(page)
    const places = page.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))
    await expect(places[1]).toBeGreaterThan(4000)
    await expect(places.slice(1)).toEqual(places.slice(1).map((_, index) => (places[1] ?? 0) + index))
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await isSeen(() => page.getByText('P-10000'))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await isSeen(() => page.getByText('P-00001'))
  },
}

/** Until somebody scrolls, columns are as wide as the rows want them; from then on rows that come leave them, and the page, as they are. */
export const ColumnsStay: Story = {
  render: () => <Parcels count={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const widths = () => page.getAllByRole('columnheader').map((head) => Math.round(head.getBoundingClientRect().width))
    await expect(page.getAllByRole('row').length).toBeLessThan(40)
    const [before, { scrollHeight }] = [widths(), document.documentElement]
    window.scrollTo({ top: 400, behavior: 'instant' })
    await expect(await page.findByText('P-00020')).toBeInTheDocument()
    await waitFor(() => expect(page.getByRole('table')).toHaveAttribute('data-fixed'))
    await expect(widths()).toEqual(before)
    await expect(Math.abs(document.documentElement.scrollHeight - scrollHeight)).toBeLessThan(scrollHeight / 1000)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await isSeen(() => page.getByText('P-00001'))
  },
}

/** What does not fit beside one another gives way as far as it can be read; the rest is moved into sight, and the page stays where it is. */
export const LessRoomThanTheColumnsWant: Story = {
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Parcels count={10_000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = (await page.findByRole('link', { name: 'P-00001' })).closest('tr')
    const line = 24
    await expect(row?.offsetHeight).toBeLessThan(4 * line + 2 * 12)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** The row with the focus is drawn wherever one scrolls, so that Tab goes on from it. */
export const FocusStays: Story = {
  render: () => <Parcels count={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const link = await page.findByRole('link', { name: 'P-00003' })
    link.focus({ preventScroll: true })
    await scrollToMiddle(page)
    await expect(link).toHaveFocus()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await isSeen(() => page.getByText('P-00001'))
  },
}

export const OnAPhone: Story = { ...TenThousandRows, play: undefined, globals: { viewport: { value: 'phone' } } }
