import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressLines } from './AddressLines.tsx'

const meta = {
  title: 'Parts/Address lines',
  component: AddressLines,
  tags: ['autodocs'],
  args: { lines: ['1 Harbour Street', 'Boston, MA 02110'], country: 'US' },
} satisfies Meta<typeof AddressLines>
export default meta

export const Usual: StoryObj<typeof meta> = {}
