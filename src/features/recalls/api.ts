import { recallsCalls as calls } from '#contract/recalls/calls.ts'
import type { recallsContract } from '#contract/recalls/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof recallsContract

export const {
  endpoints: recallQuestions,
  useFindRecallableQuery,
  useForeseeRecallQuery,
  useRecallLotMutation,
  useReadRecalledPacketQuery,
  useCreditRecalledPacketMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecalls: contractPages<Contract['listRecalls']>(build, calls.listRecalls, { providesTags: ['Recall'], quiet: true }),
    findRecallable: contractQuery<Contract['findRecallable']>(build, calls.findRecallable, { quiet: true }),
    foreseeRecall: contractQuery<Contract['foreseeRecall']>(build, calls.foreseeRecall, { quiet: true, keepUnusedDataFor: 0 }),
    recallLot: contractMutation<Contract['recallLot']>(build, calls.recallLot, {
      invalidatesTags: ['Recall', 'OwnProduct', 'Desk', 'Product'],
    }),
    readRecall: contractQuery<Contract['readRecall']>(build, calls.readRecall, { providesTags: ['Recall'], quiet: true }),
    listRecalledPackets: contractPages<Contract['listRecalledPackets']>(build, calls.listRecalledPackets, {
      providesTags: ['Recall'],
      quiet: true,
    }),
    listOwnRecalledPackets: contractQuery<Contract['listOwnRecalledPackets']>(build, calls.listOwnRecalledPackets, {
      providesTags: ['RecalledPacket'],
      quiet: true,
    }),
    readRecalledPacket: contractQuery<Contract['readRecalledPacket']>(build, calls.readRecalledPacket, {
      providesTags: ['RecalledPacket'],
      quiet: true,
    }),
    creditRecalledPacket: contractMutation<Contract['creditRecalledPacket']>(build, calls.creditRecalledPacket, {
      invalidatesTags: ['RecalledPacket', 'Order', 'OwnOrder', 'Invoice'],
    }),
  }),
})
