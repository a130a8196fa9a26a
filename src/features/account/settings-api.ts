import { accountCalls } from '#contract/account/calls.ts'
import type { accountContract } from '#contract/account/contract.ts'
import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Account = typeof accountContract
type People = typeof peopleContract

/** What a signed-in person settles about their own account. */
export const {
  useChangePersonMutation,
  useSendMobileConfirmationMutation,
  useConfirmMobileMutation,
  useRemoveMobileMutation,
  useChangePasswordMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changePerson: contractMutation<People['changePerson']>(build, peopleCalls.changePerson, {
      invalidatesTags: ['Me', 'Profile'],
    }),
    sendMobileConfirmation: contractMutation<Account['sendMobileConfirmation']>(build, accountCalls.sendMobileConfirmation),
    confirmMobile: contractMutation<Account['confirmMobile']>(build, accountCalls.confirmMobile, {
      invalidatesTags: ['Me', 'Profile'],
    }),
    removeMobile: contractMutation<Account['removeMobile']>(build, accountCalls.removeMobile, {
      invalidatesTags: ['Me', 'Profile'],
    }),
    changePassword: contractMutation<Account['changePassword']>(build, accountCalls.changePassword, {
      invalidatesTags: ['Session'],
    }),
    sessions: contractQuery<Account['sessions']>(build, accountCalls.sessions, { providesTags: ['Session'], quiet: true }),
    endSession: contractMutation<Account['endSession']>(build, accountCalls.endSession, { invalidatesTags: ['Session'] }),
    endOtherSessions: contractMutation<Account['endOtherSessions']>(build, accountCalls.endOtherSessions, {
      invalidatesTags: ['Session'],
    }),
  }),
})
