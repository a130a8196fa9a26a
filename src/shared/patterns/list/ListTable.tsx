import { Cards } from './table/Cards.tsx'
import { Table } from './table/Table.tsx'
import type { ListTableProps } from './table/table-props.ts'
import { useMedia } from './use-media.ts'

/** Rows as a quiet table on a desk and as cards on a phone, or wherever `look` says. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const wide = useMedia('(min-width: 48rem)')
  return wide && props.look !== 'cards' ? <Table {...props} /> : <Cards {...props} />
}
