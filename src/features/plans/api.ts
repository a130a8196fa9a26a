import { planCalls } from '#contract/plans/calls.ts'
import type { plansContract } from '#contract/plans/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof plansContract

export const {
  endpoints: planQuestions,
  useListPlansQuery,
  useCreatePlanMutation,
  useDraftPlanMutation,
  useRehearsePlanMoveQuery,
  useMovePlanMutation,
  useReadSubscriptionQuery,
  useSubscribeMutation,
  usePriceUpgradeQuery,
  useUpgradeMutation,
  useChangeSubscriptionMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPlans: contractQuery<Contract['listPlans']>(build, planCalls.listPlans, { providesTags: ['Plan'], quiet: true }),
    listOfficePlans: contractQuery<Contract['listOfficePlans']>(build, planCalls.listOfficePlans, {
      providesTags: ['Plan'],
      quiet: true,
    }),
    createPlan: contractMutation<Contract['createPlan']>(build, planCalls.createPlan, { invalidatesTags: ['Plan'] }),
    draftPlan: contractMutation<Contract['draftPlan']>(build, planCalls.draftPlan, { invalidatesTags: ['Plan'] }),
    rehearsePlanMove: contractQuery<Contract['rehearsePlanMove']>(build, planCalls.rehearsePlanMove, {
      providesTags: ['Plan'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    movePlan: contractMutation<Contract['movePlan']>(build, planCalls.movePlan, { invalidatesTags: ['Plan'] }),
    readSubscription: contractQuery<Contract['readSubscription']>(build, planCalls.readSubscription, {
      providesTags: ['Subscription'],
      quiet: true,
    }),
    subscribe: contractMutation<Contract['subscribe']>(build, planCalls.subscribe, {
      invalidatesTags: ['Subscription', 'Order'],
    }),
    priceUpgrade: contractQuery<Contract['priceUpgrade']>(build, planCalls.priceUpgrade, {
      providesTags: ['Subscription'],
      keepUnusedDataFor: 0,
      quiet: true,
    }),
    upgrade: contractMutation<Contract['upgrade']>(build, planCalls.upgrade, { invalidatesTags: ['Subscription', 'Order'] }),
    changeSubscription: contractMutation<Contract['changeSubscription']>(build, planCalls.changeSubscription, {
      invalidatesTags: ['Subscription'],
    }),
  }),
})
