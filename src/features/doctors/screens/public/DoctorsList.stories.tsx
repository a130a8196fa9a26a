import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { atRest, but, offersRetry, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

type Context = Parameters<typeof atRest>[0]

/** A step: a price stands beside each time, and nowhere else in its row. */
async function pricesOnlyTimes(context: Context): Promise<void> {
  await atRest(context)
  const list = await within(context.canvasElement).findByRole('list', { name: wordOf('doctors.list.label') })
  const rows = within(list).getAllByRole('article')
  for (const row of rows) {
    const rest = row.cloneNode(true) as HTMLElement
    for (const time of rest.querySelectorAll('a[href*="start="]')) {
      await expect(time).toHaveTextContent(/\p{Nd}:\p{Nd}{2}.*\$/u)
      time.remove()
    }
    await expect(rest).not.toHaveTextContent('$')
  }
  await expect(list.querySelectorAll('a[href*="start="]').length).toBeGreaterThan(rows.length)
}

/** A step: what narrows the list is said beside the number found, each to be taken away. */
async function saysChosen(context: Context): Promise<void> {
  await pricesOnlyTimes(context)
  const bar = within(context.canvasElement).getByRole('group', { name: wordOf('doctors.filter.chosen') })
  const removes = (filter: string) => wordOf('doctors.filter.remove', { filter })
  const names = within(bar)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)
  await expect(names).toEqual([
    removes('a'),
    removes(wordOf('doctors.kind.physician')),
    removes('Up to $100'),
    wordOf('patterns.clearFilters'),
  ])
}

export default {
  title: 'Screens/Public/Doctors',
  ...screenAt({ address: paths.doctorsList.link() }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: pricesOnlyTimes }
export const Narrowed: Story = {
  ...but({ address: paths.doctorsList.link({ kind: 'physician', fee: '100', q: 'a' }) }),
  play: saysChosen,
}
export const Empty: Story = but({ address: paths.doctorsList.link({ q: 'nobody of that name' }) })
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [doctorsCalls.searchDoctors] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [doctorsCalls.searchDoctors] } }), play: offersRetry }
