import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TreeView, type TreeViewProps } from './TreeView.tsx'

type Args = Omit<TreeViewProps, 'onChoose'>

function Held(args: Args) {
  const [value, setValue] = useState(args.value)
  return (
    <>
      <TreeView {...args} value={value} onChoose={setValue} />
      <output>{value}</output>
    </>
  )
}

const meta = {
  component: TreeView as unknown as ComponentType<Args>,
  title: 'Parts/Tree',
  tags: ['autodocs'],
  args: {
    label: 'Categories',
    value: 'food',
    items: [
      { key: 'dogs', label: 'Dogs', children: ['Food', 'Toys'].map((label) => ({ key: label.toLowerCase(), label })) },
      { key: 'cats', label: 'Cats', children: [{ key: 'litter', label: 'Litter' }] },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<Args>
export default meta

/** What is chosen is in sight at the beginning; another is chosen. */
export const Chooses: StoryObj<Args> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('tree', { name: 'Categories' })).toBeVisible()
    await userEvent.click(await canvas.findByText('Toys'))
    await expect(canvas.getByRole('status')).toHaveTextContent('toys')
  },
}
