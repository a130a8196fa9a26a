import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from './base-api.ts'
import type { TagType } from './tags.ts'

type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0]
type Row = Record<string, unknown>
interface List {
  items?: Row[]
  pages?: { items: Row[] }[]
}

/**
 * Changes one row in every loaded list of a type, where the answer to a change or an event says all that is new of it, so that no list
 * has to be asked for again. Only fields that a list's rows have are changed.
 */
export const patchRow =
  (type: TagType, id: string, change: Readonly<Row>) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), [{ type, id: 'LIST' }]))
      dispatch(baseApi.util.updateQueryData(endpointName as never, originalArgs as never, (list) => patch(list, id, change)))
  }

function patch(list: List | Row[], id: string, change: Readonly<Row>): void {
  const rows = Array.isArray(list) ? list : (list.pages ?? [list]).flatMap(({ items }) => items ?? [])
  for (const row of rows) {
    if (row['id'] !== id) continue
    for (const [name, value] of Object.entries(change)) if (name in row) row[name] = value
  }
}
