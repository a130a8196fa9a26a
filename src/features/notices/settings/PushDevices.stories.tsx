import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { PushDevices } from './PushDevices.tsx'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const android = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
const createdAt = '2026-11-20T14:30:00.000Z'
const here = { id: '01900000-0000-7000-8000-000000000001', userAgent: windows, current: true, createdAt }
const phone = { id: '01900000-0000-7000-8000-000000000002', userAgent: android, current: false, createdAt }

export default {
  title: 'Parts/Notices/Devices',
  component: PushDevices,
  args: {
    ability: 'able',
    devices: [],
    isTurningOn: false,
    removing: undefined,
    testing: undefined,
    onTurnOn: fn(),
    onTest: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <Panel title="Notices on your devices">
      <PushDevices {...args} />
    </Panel>
  ),
} satisfies Meta<typeof PushDevices>
type Story = StoryObj<typeof PushDevices>

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notify on this device' }))
    await expect(args.onTurnOn).toHaveBeenCalledOnce()
  },
}
export const On: Story = {
  args: { devices: [here, phone] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Notify on this device' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test to Firefox on Android' }))
    await expect(args.onTest).toHaveBeenCalledWith(phone.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off notices on Chrome on Windows' }))
    await expect(args.onRemove).toHaveBeenCalledWith(here)
  },
}
export const ElsewhereOnly: Story = { args: { devices: [phone] } }
export const TurningOn: Story = { args: { isTurningOn: true } }
export const Failed: Story = { args: { fault: 'The browser could not turn notices on.' } }
export const Denied: Story = { args: { ability: 'denied' } }
export const Unsupported: Story = { args: { ability: 'unsupported', devices: [phone] } }
export const HomeScreen: Story = { args: { ability: 'homeScreen' } }
