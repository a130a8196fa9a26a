import { staffCalls } from '#contract/staff/calls.ts'
import type { staffContract } from '#contract/staff/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'

type Contract = typeof staffContract

/** A link's secret goes in the body, and what it opens is kept in no cache. */
export const { useReadInvitationMutation, useAcceptInvitationMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readInvitation: contractMutation<Contract['readInvitation']>(build, staffCalls.readInvitation, { quiet: true }),
    acceptInvitation: contractMutation<Contract['acceptInvitation']>(build, staffCalls.acceptInvitation),
  }),
})
