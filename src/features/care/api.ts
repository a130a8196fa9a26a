import { careCalls } from '#contract/care/calls.ts'
import type { careContract } from '#contract/care/contract.ts'
import type { CarePlan } from '#contract/care/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof careContract

/** Care plans and the doses of these hours. What the hub tells of a plan makes these stale. */
const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readCarePlan: contractQuery<Contract['readCarePlan']>(build, careCalls.readCarePlan, {
      quiet: true,
      providesTags: ['Record', 'Care'],
    }),
    proposeVaccinations: contractQuery<Contract['proposeVaccinations']>(build, careCalls.proposeVaccinations, {
      quiet: true,
      providesTags: ['Record', 'Care'],
    }),
    listDoses: contractQuery<Contract['listDoses']>(build, careCalls.listDoses, { quiet: true, providesTags: ['Care'] }),
  }),
})

/** A change of the plan answers all of it. */
const adopt = {
  invalidatesTags: ['Care'] as ['Care'],
  onQueryStarted: upsertAnswer((plan: CarePlan) =>
    reading.util.upsertQueryData('readCarePlan', { params: { id: plan.id } }, plan),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    setCareItems: contractMutation<Contract['setCareItems']>(build, careCalls.setCareItems, adopt),
    stopCareItem: contractMutation<Contract['stopCareItem']>(build, careCalls.stopCareItem, adopt),
    tickCareItem: contractMutation<Contract['tickCareItem']>(build, careCalls.tickCareItem, { invalidatesTags: ['Care'] }),
    undoTick: contractMutation<Contract['undoTick']>(build, careCalls.undoTick, { invalidatesTags: ['Care'] }),
  }),
})

export const { endpoints: careQuestions, useReadCarePlanQuery, useProposeVaccinationsQuery, useListDosesQuery } = reading

export const { useSetCareItemsMutation, useStopCareItemMutation, useTickCareItemMutation, useUndoTickMutation } = changing
