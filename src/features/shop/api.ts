import { catalogueCalls } from '#contract/catalogue/calls.ts'
import type { catalogueContract } from '#contract/catalogue/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof catalogueContract

/** What pharmacies sell. All of these show a skeleton of their own, so none moves the loading line. */
export const { endpoints: shopQuestions } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: contractPages<Contract['listProducts']>(build, catalogueCalls.listProducts, {
      providesTags: ['Product'],
      quiet: true,
    }),
    readProduct: contractQuery<Contract['readProduct']>(build, catalogueCalls.readProduct, {
      providesTags: ['Product'],
      quiet: true,
    }),
    countProducts: contractQuery<Contract['countProducts']>(build, catalogueCalls.countProducts, {
      providesTags: ['Product'],
      quiet: true,
    }),
  }),
})
