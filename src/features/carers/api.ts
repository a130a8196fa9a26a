import { carersCalls } from '#contract/carers/calls.ts'
import type { carersContract } from '#contract/carers/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof carersContract

/** Whose pets somebody cares for is seen in visits, too. */
const touched = ['Carer', 'Appointment', 'Figures'] as const

/** Who cares for a pet, for its owner; pets of others, for who cares for them. A link's secret goes in the body, and is kept in no cache. */
export const {
  endpoints: carerQuestions,
  useListCarersQuery,
  useListPetsInCareQuery,
  useInviteCarerMutation,
  useResendCarerInvitationMutation,
  useWithdrawCarerInvitationMutation,
  useChangeCarerRightsMutation,
  useEndCareMutation,
  useReadCarerInvitationMutation,
  useAcceptCarerInvitationMutation,
  useDeclineCarerInvitationMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCarers: contractQuery<Contract['listCarers']>(build, carersCalls.listCarers, { providesTags: ['Carer'], quiet: true }),
    listPetsInCare: contractQuery<Contract['listPetsInCare']>(build, carersCalls.listPetsInCare, {
      providesTags: ['Carer', 'Pet'],
      quiet: true,
    }),
    inviteCarer: contractMutation<Contract['inviteCarer']>(build, carersCalls.inviteCarer, { invalidatesTags: ['Carer'] }),
    resendCarerInvitation: contractMutation<Contract['resendCarerInvitation']>(build, carersCalls.resendCarerInvitation, {
      invalidatesTags: ['Carer'],
    }),
    withdrawCarerInvitation: contractMutation<Contract['withdrawCarerInvitation']>(build, carersCalls.withdrawCarerInvitation, {
      invalidatesTags: ['Carer'],
    }),
    changeCarerRights: contractMutation<Contract['changeCarerRights']>(build, carersCalls.changeCarerRights, {
      invalidatesTags: ['Carer'],
    }),
    endCare: contractMutation<Contract['endCare']>(build, carersCalls.endCare, { invalidatesTags: [...touched] }),
    readCarerInvitation: contractMutation<Contract['readCarerInvitation']>(build, carersCalls.readCarerInvitation, {
      quiet: true,
    }),
    acceptCarerInvitation: contractMutation<Contract['acceptCarerInvitation']>(build, carersCalls.acceptCarerInvitation, {
      invalidatesTags: [...touched],
    }),
    declineCarerInvitation: contractMutation<Contract['declineCarerInvitation']>(build, carersCalls.declineCarerInvitation),
  }),
})
