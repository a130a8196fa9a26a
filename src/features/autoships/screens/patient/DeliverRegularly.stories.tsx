import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogueCalls } from '#contract/catalogue/calls.ts'
import { nobodysId } from '#mocks/stories/records.ts'
import { firstId, type Read } from '#mocks/stories/screen.ts'
import { but, offersRetry, says, screenAt } from '#mocks/stories/screen-story.tsx'
import { wordOf } from '#mocks/stories/words.ts'
import { paths } from '#shared/paths.ts'

const address = async (read: Read) =>
  paths.deliverRegularly.link({ id: firstId(await read(catalogueCalls.listProducts, { query: { inStock: 'true' } })) })

export default {
  title: 'Screens/Patient/Deliver regularly',
  ...screenAt({ address, role: 'patient' }),
} satisfies Meta
type Story = StoryObj

export const Success: Story = { play: (context) => says(wordOf('autoships.priceAbout'))(context) }
export const Loading: Story = but({ fault: { kind: 'unanswered', of: [catalogueCalls.readProduct] } })
export const Error: Story = { ...but({ fault: { kind: 'failing', of: [catalogueCalls.readProduct] } }), play: offersRetry }
export const NotFound: Story = but({ address: paths.deliverRegularly.link({ id: nobodysId }) })
