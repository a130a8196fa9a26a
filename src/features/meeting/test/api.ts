import { meetingCalls } from '#contract/meeting/calls.ts'
import type { meetingContract } from '#contract/meeting/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof meetingContract

/** The person's last connection test. */
export const { endpoints: connectionTestQuestions, useSaveConnectionTestMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readConnectionTest: contractQuery<Contract['readConnectionTest']>(build, meetingCalls.readConnectionTest, {
      providesTags: ['ConnectionTest'],
      quiet: true,
    }),
    saveConnectionTest: contractMutation<Contract['saveConnectionTest']>(build, meetingCalls.saveConnectionTest, {
      invalidatesTags: ['ConnectionTest'],
      quiet: true,
    }),
  }),
})
