import { viewsCalls } from '#contract/views/calls.ts'
import type { viewsContract } from '#contract/views/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof viewsContract

export const { useListViewsQuery, useSaveViewMutation, useChangeViewMutation, useRemoveViewMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listViews: contractQuery<Contract['listViews']>(build, viewsCalls.listViews, { providesTags: ['Preference'], quiet: true }),
    saveView: contractMutation<Contract['saveView']>(build, viewsCalls.saveView, { invalidatesTags: ['Preference'] }),
    changeView: contractMutation<Contract['changeView']>(build, viewsCalls.changeView, { invalidatesTags: ['Preference'] }),
    removeView: contractMutation<Contract['removeView']>(build, viewsCalls.removeView, { invalidatesTags: ['Preference'] }),
  }),
})
