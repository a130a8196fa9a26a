import { useListController } from '#shared/patterns/list/useListController.ts'
import { useListDeskRequestsInfiniteQuery } from '../../api.ts'
import { deskListOptions } from './desk-list.ts'
import { DeskList } from './DeskList.tsx'

/** The desk's list where a screen has others beside it: it asks when it is shown. */
export function DeskInbox() {
  const { query } = useListController(deskListOptions)
  return <DeskList requests={useListDeskRequestsInfiniteQuery({ query })} />
}
