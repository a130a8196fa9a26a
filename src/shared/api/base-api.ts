import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'
import { tagTypes } from './tags.ts'

/** The one API. Capabilities inject their endpoints (`features/<capability>/api.ts`). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
})
