import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { Button } from '../button/Button.tsx'
import { Cluster } from '../layout/layout.tsx'
import { Guide, type GuideProps } from './Guide.tsx'

type Args = Pick<GuideProps, 'steps'>

function Held({ steps }: Args) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Cluster style={{ minBlockSize: '20rem', alignItems: 'start' }}>
      <Button onClick={() => setOpen(true)}>Show me around</Button>
      <Button id="hours">Opening hours</Button>
      <Button id="visits">Visits</Button>
      <Guide open={isOpen} onClose={() => setOpen(false)} steps={steps} />
    </Cluster>
  )
}

const meta = {
  component: Guide as unknown as ComponentType<Args>,
  title: 'Parts/Guide',
  tags: ['autodocs'],
  args: {
    steps: [
      { title: 'Your hours', text: 'Say here when patients can book you.', target: '#hours' },
      { title: 'Your visits', text: 'All that are booked stand here.', target: '#visits' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta

/** Led through to the end. */
export const Leads: StoryObj<Args> = {
  async play({ canvasElement }) {
    const page = within(document.body)
    const begin = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Show me around' }))
    await begin()
    await userEvent.click(await page.findByRole('button', { name: 'Next' }))
    await isSeen(() => page.getByText('Your visits'))
    await userEvent.click(page.getByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(page.queryByText('Your visits')).toBeNull())
    await begin()
    await isSeen(() => page.getByText('Your hours'))
  },
}
