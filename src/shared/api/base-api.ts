import { buildCreateApi, coreModule, createApi, reactHooksModule } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'
import type { TagType } from './tags.ts'

/** A page that is drawn on the server asks for what it shows while it is drawn, for there are no effects (`app/document`). */
const create = import.meta.env.SSR
  ? buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }))
  : createApi

/** The one API. Capabilities inject their endpoints (`features/<capability>/api.ts`). */
export const baseApi = create({
  reducerPath: 'api',
  baseQuery,
  // Known to the compiler; RTK Query itself does not need them, so that no view brings the list of all capabilities.
  tagTypes: [] as readonly TagType[],
  endpoints: () => ({}),
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
})
