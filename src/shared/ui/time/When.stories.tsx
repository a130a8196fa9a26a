import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { worldMoment } from '#mocks/moment.ts'
import { When } from './When.tsx'

const meta = {
  title: 'Parts/When',
  component: When,
  tags: ['autodocs'],
  args: { instant: '2026-11-21T14:30:00.000Z', show: 'both', otherZone: 'Europe/Paris' },
} satisfies Meta<typeof When>
export default meta

export const Usual: StoryObj<typeof meta> = {}

/** In a list of what was said: today's by the time of day, older by their date. */
export const Recent: StoryObj<typeof meta> = {
  args: { show: 'recent', otherZone: undefined },
  render: (args) => (
    <>
      <When {...args} instant={worldMoment} /> · <When {...args} instant="2026-11-18T14:30:00.000Z" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [today, older] = Array.from(canvasElement.querySelectorAll('time'), ({ textContent }) => textContent)
    await expect(today).toMatch(/30/)
    await expect(older).toBe('11/18')
  },
}
