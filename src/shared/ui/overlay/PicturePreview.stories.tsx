import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { PicturePreview } from './PicturePreview.tsx'

const picture = '/pictures/posts/dog-0.svg'

const meta = {
  component: PicturePreview,
  title: 'Parts/Picture preview',
  tags: ['autodocs'],
  args: { src: picture, alt: 'A dog on a hill', children: <img src={picture} alt="" width={160} height={90} /> },
} satisfies Meta<typeof PicturePreview>
export default meta

/** Opened and closed, each button by its name. */
export const OpensAndCloses: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Enlarge A dog on a hill' })
    const page = within(document.body)
    await userEvent.click(opener)
    await userEvent.click(await page.findByRole('button', { name: 'Larger' }))
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await isSeen(() => page.getByRole('dialog', { name: 'A dog on a hill' }))
  },
}
