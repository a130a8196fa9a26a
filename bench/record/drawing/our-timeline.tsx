import { PageList } from '#shared/patterns/list/virtual/PageList.tsx'
import { TimelineRow } from '#features/records/components/timeline/TimelineRow.tsx'
import { waitForMount } from '../../long-lists/page.tsx'
import { around } from './around.tsx'
import { items } from './items.ts'

const nothing = () => {}

waitForMount(
  () => (
    <PageList label="Timeline" items={items} itemKey={({ id }) => id} estimate={96} isLong>
      {(item) => <TimelineRow item={item} onOpen={nothing} />}
    </PageList>
  ),
  around,
)
