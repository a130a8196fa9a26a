import type { Column } from './column.ts'
import { ListSettingsButton } from './columns/ListSettingsButton.tsx'
import { shownColumns } from './columns/shown-columns.ts'
import type { ListSettings } from './columns/useListSettings.ts'
import { ExportButton } from './export/ExportButton.tsx'
import type { CsvExport } from './export/useCsvExport.ts'
import styles from './ListToolbar.module.css'
import type { ListController } from './useListController.ts'
import { SavedViews } from './views/SavedViews.tsx'
import { useViewAddress } from './views/useViewAddress.ts'
import type { ViewStore } from './views/view-store.ts'

export interface ListToolsProps<Row> {
  controller: Pick<ListController, 'names'>
  columns: readonly Column<Row>[]
  /** Column choice and density: `useListSettings('visits.own')`. */
  settings?: ListSettings
  /** The columns are seen now. */
  hasColumns: boolean
  /** Views kept under a name. */
  views?: ViewStore
  /** A file of all rows, with the columns as they are shown. */
  exporting?: CsvExport<Row>
}

/** What a person can do with a list besides narrowing it down; only what is passed. */
export function ListTools<Row>({ controller, columns, settings, hasColumns, views, exporting }: ListToolsProps<Row>) {
  const { address, open } = useViewAddress(controller.names)
  return (
    <div className={styles.tools}>
      {views && (
        <SavedViews
          store={views}
          shown={{ address, hidden: settings?.hidden ?? null }}
          onOpen={(view) => {
            open(view.address)
            settings?.setHidden(view.hidden ?? undefined)
          }}
        />
      )}
      {settings && hasColumns && <ListSettingsButton settings={settings} columns={columns} />}
      {exporting && <ExportButton exporting={exporting} columns={shownColumns(columns, settings?.hidden)} />}
    </div>
  )
}
