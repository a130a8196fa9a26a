import { noticesCalls } from '#contract/notices/calls.ts'
import type { noticesContract } from '#contract/notices/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof noticesContract

/** What somebody settles about being told. */
export const {
  useNoticeChoicesQuery,
  useChangeNoticeChoiceMutation,
  useQuietHoursQuery,
  useChangeQuietHoursMutation,
  usePushDevicesQuery,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeChoices: contractQuery<Contract['listNoticeChoices']>(build, noticesCalls.listNoticeChoices, {
      providesTags: ['Preference'],
      quiet: true,
    }),
    changeNoticeChoice: contractMutation<Contract['chooseNotice']>(build, noticesCalls.chooseNotice, {
      invalidatesTags: ['Preference'],
    }),
    quietHours: contractQuery<Contract['readQuietHours']>(build, noticesCalls.readQuietHours, {
      providesTags: ['Preference'],
      quiet: true,
    }),
    changeQuietHours: contractMutation<Contract['changeQuietHours']>(build, noticesCalls.changeQuietHours, {
      invalidatesTags: ['Preference'],
    }),
    pushDevices: contractQuery<Contract['listPushDevices']>(build, noticesCalls.listPushDevices, {
      providesTags: ['PushDevice'],
      quiet: true,
    }),
    addPushDevice: contractMutation<Contract['addPushDevice']>(build, noticesCalls.addPushDevice, {
      invalidatesTags: ['PushDevice'],
    }),
    removePushDevice: contractMutation<Contract['removePushDevice']>(build, noticesCalls.removePushDevice, {
      invalidatesTags: ['PushDevice'],
    }),
    testPushDevice: contractMutation<Contract['testPushDevice']>(build, noticesCalls.testPushDevice),
  }),
})
