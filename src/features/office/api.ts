import { officeCalls } from '#contract/office/calls.ts'
import type { officeContract } from '#contract/office/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof officeContract

/** The office's own tools. */
export const {
  endpoints: officeQuestions,
  useListJobRunsQuery,
  useRunJobNowMutation,
  usePauseJobMutation,
  useResumeJobMutation,
  useListSettingChangesQuery,
  useChangeSettingMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listJobs: contractQuery<Contract['listJobs']>(build, officeCalls.listJobs, { providesTags: ['Job'], quiet: true }),
    listJobRuns: contractQuery<Contract['listJobRuns']>(build, officeCalls.listJobRuns, { providesTags: ['Job'], quiet: true }),
    runJobNow: contractMutation<Contract['runJobNow']>(build, officeCalls.runJobNow, { invalidatesTags: ['Job'] }),
    pauseJob: contractMutation<Contract['pauseJob']>(build, officeCalls.pauseJob, { invalidatesTags: ['Job'] }),
    resumeJob: contractMutation<Contract['resumeJob']>(build, officeCalls.resumeJob, { invalidatesTags: ['Job'] }),
    listSettings: contractQuery<Contract['listSettings']>(build, officeCalls.listSettings, {
      providesTags: ['Setting'],
      quiet: true,
    }),
    listSettingChanges: contractQuery<Contract['listSettingChanges']>(build, officeCalls.listSettingChanges, {
      providesTags: ['Setting'],
      quiet: true,
    }),
    changeSetting: contractMutation<Contract['changeSetting']>(build, officeCalls.changeSetting, {
      invalidatesTags: ['Setting'],
    }),
  }),
})
