import { autoshipsCalls as calls } from '#contract/autoships/calls.ts'
import type { autoshipsContract } from '#contract/autoships/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof autoshipsContract

export const {
  endpoints: autoshipQuestions,
  useStartAutoshipMutation,
  useStartMedicineAutoshipMutation,
  useChangeAutoshipMutation,
  useStepAutoshipMutation,
  useListAutoshipsQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAutoships: contractQuery<Contract['listAutoships']>(build, calls.listAutoships, {
      providesTags: ['Autoship'],
      quiet: true,
    }),
    startAutoship: contractMutation<Contract['startAutoship']>(build, calls.startAutoship, { invalidatesTags: ['Autoship'] }),
    startMedicineAutoship: contractMutation<Contract['startMedicineAutoship']>(build, calls.startMedicineAutoship, {
      invalidatesTags: ['Autoship'],
    }),
    changeAutoship: contractMutation<Contract['changeAutoship']>(build, calls.changeAutoship, { invalidatesTags: ['Autoship'] }),
    stepAutoship: contractMutation<Contract['stepAutoship']>(build, calls.stepAutoship, {
      invalidatesTags: ['Autoship', 'OwnOrder', 'Product'],
    }),
  }),
})
