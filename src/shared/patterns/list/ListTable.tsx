import { Cards } from './table/Cards.tsx'
import { Table } from './table/Table.tsx'
import type { ListTableProps } from './table/table-props.ts'
import { tableMedia } from './table/table-props.ts'
import { useMedia } from './use-media.ts'

/** Rows as a quiet table on a desk and as cards on a phone or a tablet, or wherever `look` says. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const wide = useMedia(tableMedia)
  return wide && props.look !== 'cards' ? <Table {...props} /> : <Cards {...props} />
}
