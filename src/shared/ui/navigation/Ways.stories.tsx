import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/layout.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { LoadMore } from './LoadMore.tsx'

export default { title: 'Parts/Ways through a list' } satisfies Meta

const nothing = () => {}

export const All: StoryObj = {
  render: () => (
    <Stack gap="6">
      <Breadcrumbs crumbs={[{ label: 'Visits', to: '/visits' }, { label: 'V-12263-54979' }]} />
      <LoadMore hasMore onMore={nothing} />
      <LoadMore hasMore loading onMore={nothing} />
      <LoadMore hasMore={false} onMore={nothing} />
    </Stack>
  ),
}
