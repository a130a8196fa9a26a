import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScrollRegion } from './ScrollRegion.tsx'
import { Stack } from './layout.tsx'
import styles from './ScrollRegion.stories.module.css'

const lines = (count: number) => (
  <Stack as="ul" gap="2">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>Walk {index + 1}</li>
    ))}
  </Stack>
)

const meta = {
  title: 'Parts/ScrollRegion',
  component: ScrollRegion,
  tags: ['autodocs'],
  args: { label: 'Walks of the day', className: styles.low!, children: lines(20) },
} satisfies Meta<typeof ScrollRegion>
export default meta

type Story = StoryObj<typeof meta>

/** More than there is room for: Tab stops at it and the keys scroll it. */
export const Overflowing: Story = {
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Walks of the day' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}

/** Where everything has room it is no stop. */
export const Fitting: Story = {
  args: { children: lines(2) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Walk 2')
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}
