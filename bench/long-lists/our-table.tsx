import '#shared/ui/styles/global.css'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { waitForMount } from './page.tsx'
import { columnNames, rows, type Row } from './rows.ts'

const columns = columnNames.map((header, place) => ({ key: header, header, cell: (row: Row) => row.texts[place] }))

/** The rows in the list that all screens have. */
function List() {
  const controller = useListController()
  const query = { data: rows }
  return <ListPage<Row> {...{ controller, query, columns }} label="Rows" rowKey={(row) => row.id} long empty={null} />
}

await i18next.use(initReactI18next).init({ lng: 'en-US', resources: {} })
waitForMount(
  () => <List />,
  (shown) => <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />,
)
