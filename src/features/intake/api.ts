import { intakeCalls } from '#contract/intake/calls.ts'
import type { intakeContract } from '#contract/intake/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof intakeContract

/** These calls name the photo, not the visit beside whose answers it lies. */
const everyIntake = [{ type: 'Intake' }] as const

/** What patients tell before their visits. */
export const intakeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readIntake: contractQuery<Contract['readIntake']>(build, intakeCalls.readIntake, { quiet: true, providesTags: ['Intake'] }),
    writeIntake: contractMutation<Contract['writeIntake']>(build, intakeCalls.writeIntake, { invalidatesTags: ['Intake'] }),
    beginMedium: contractMutation<Contract['beginMedium']>(build, intakeCalls.beginMedium, { quiet: true }),
    finishMedium: contractMutation<Contract['finishMedium']>(build, intakeCalls.finishMedium, {
      quiet: true,
      invalidatesTags: everyIntake,
    }),
    describeMedium: contractMutation<Contract['describeMedium']>(build, intakeCalls.describeMedium, {
      invalidatesTags: everyIntake,
    }),
    removeMedium: contractMutation<Contract['removeMedium']>(build, intakeCalls.removeMedium, { invalidatesTags: everyIntake }),
  }),
})

export const {
  endpoints: intakeQuestions,
  useReadIntakeQuery,
  useWriteIntakeMutation,
  useDescribeMediumMutation,
  useRemoveMediumMutation,
} = intakeApi
