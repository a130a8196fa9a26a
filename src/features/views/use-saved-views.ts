import type { ViewStore } from '#shared/patterns/list/views/view-store.ts'
import { useChangeViewMutation, useListViewsQuery, useRemoveViewMutation, useSaveViewMutation } from './api.ts'

/** A person's views of the list by this name, kept with their account: `views={useSavedViews('visits.own')}`. */
export function useSavedViews(list: string): ViewStore {
  const { data } = useListViewsQuery({ query: { list } })
  const [save] = useSaveViewMutation()
  const [change] = useChangeViewMutation()
  const [remove] = useRemoveViewMutation()
  return {
    views: data?.items,
    save: async ({ name, address, hidden }) => {
      await save({ body: { list, name, address, hidden: hidden && [...hidden] } }).unwrap()
    },
    rename: async (id, name) => {
      await change({ params: { id }, body: { name } }).unwrap()
    },
    remove: async (id) => {
      await remove({ params: { id } }).unwrap()
    },
  }
}
