import { staffCalls } from '#contract/staff/calls.ts'
import type { staffContract } from '#contract/staff/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof staffContract

/** Who works for the doctor; for the doctor alone to change. */
export const {
  endpoints: staffQuestions,
  useChangeRightsMutation,
  useSuspendStaffMutation,
  useRestoreStaffMutation,
  useInviteStaffMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listStaff: contractQuery<Contract['listStaff']>(build, staffCalls.listStaff, { providesTags: ['StaffMember'], quiet: true }),
    listInvitations: contractQuery<Contract['listInvitations']>(build, staffCalls.listInvitations, {
      providesTags: ['StaffInvitation'],
      quiet: true,
    }),
    changeRights: contractMutation<Contract['changeRights']>(build, staffCalls.changeRights, {
      invalidatesTags: ['StaffMember'],
    }),
    suspendStaff: contractMutation<Contract['suspendStaff']>(build, staffCalls.suspendStaff, {
      invalidatesTags: ['StaffMember'],
    }),
    restoreStaff: contractMutation<Contract['restoreStaff']>(build, staffCalls.restoreStaff, {
      invalidatesTags: ['StaffMember'],
    }),
    inviteStaff: contractMutation<Contract['inviteStaff']>(build, staffCalls.inviteStaff, {
      invalidatesTags: ['StaffInvitation'],
    }),
    resendInvitation: contractMutation<Contract['resendInvitation']>(build, staffCalls.resendInvitation, {
      invalidatesTags: ['StaffInvitation'],
    }),
    withdrawInvitation: contractMutation<Contract['withdrawInvitation']>(build, staffCalls.withdrawInvitation, {
      invalidatesTags: ['StaffInvitation'],
    }),
  }),
})
