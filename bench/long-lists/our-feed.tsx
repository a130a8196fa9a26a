import '#shared/ui/styles/global.css'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { VirtualList } from '#shared/patterns/list/virtual/VirtualList.tsx'
import { waitForMount } from './page.tsx'
import { messageOf, rows } from './rows.ts'

const places = new Map(rows.map((row, index) => [row, index]))

waitForMount(
  () => (
    <VirtualList label="Feed" items={rows} itemKey={({ id }) => id}>
      {(row) => <div style={{ padding: 16 }}>{messageOf(row, places.get(row)!)}</div>}
    </VirtualList>
  ),
  (shown) => <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />,
)
