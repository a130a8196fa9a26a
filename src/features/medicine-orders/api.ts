import type { InputOf } from '#contract/kernel/call.ts'
import { medicineOrdersCalls as calls } from '#contract/medicine-orders/calls.ts'
import type { medicineOrdersContract } from '#contract/medicine-orders/contract.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import type { pharmacyContract } from '#contract/pharmacy/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof medicineOrdersContract

const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMedicineOrder: contractQuery<Contract['readMedicineOrder']>(build, calls.readMedicineOrder, {
      quiet: true,
      providesTags: ['MedicineOrder'],
    }),
    listMedicineOrders: contractQuery<Contract['listMedicineOrders']>(build, calls.listMedicineOrders, {
      quiet: true,
      providesTags: ['MedicineOrder'],
    }),
    listMedicineRequests: contractPages<Contract['listMedicineRequests']>(build, calls.listMedicineRequests, {
      quiet: true,
      providesTags: ['MedicineOrder'],
    }),
    /** Of the pharmacy's own catalogue, for what it offers. */
    findOwnProducts: contractQuery<(typeof pharmacyContract)['listOwnProducts']>(build, pharmacyCalls.listOwnProducts, {
      quiet: true,
      providesTags: ['OwnProduct'],
    }),
    listPharmacies: contractQuery<(typeof pharmacyContract)['listPharmacies']>(build, pharmacyCalls.listPharmacies, {
      quiet: true,
    }),
  }),
})

/** A change answers the whole order: it stands in the store at once. */
const adopt = {
  invalidatesTags: ['MedicineOrder', 'Order', 'DeskOrder', 'Desk', 'Prescription'] as [
    'MedicineOrder',
    'Order',
    'DeskOrder',
    'Desk',
    'Prescription',
  ],
  onQueryStarted: upsertAnswer((changed: MedicineOrder) =>
    reading.util.upsertQueryData('readMedicineOrder', { params: { id: changed.id } }, changed),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    requestMedicine: contractMutation<Contract['requestMedicine']>(build, calls.requestMedicine, adopt),
    quoteMedicine: contractMutation<Contract['quoteMedicine']>(build, calls.quoteMedicine, adopt),
    declineMedicine: contractMutation<Contract['declineMedicine']>(build, calls.declineMedicine, adopt),
    agreeToQuote: contractMutation<Contract['agreeToQuote']>(build, calls.agreeToQuote, adopt),
    cancelMedicine: contractMutation<Contract['cancelMedicine']>(build, calls.cancelMedicine, adopt),
    dispenseLine: contractMutation<Contract['dispenseLine']>(build, calls.dispenseLine, adopt),
    /** Papers come under an address of this page, which whoever takes it gives back. */
    readMedicineScan: build.mutation<string, InputOf<Contract['readMedicineScan']>>({
      query: (input) => requestOf(calls.readMedicineScan, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    readMedicineLabels: build.mutation<string, InputOf<Contract['readMedicineLabels']>>({
      query: (input) => requestOf(calls.readMedicineLabels, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
  }),
})

export const {
  endpoints: medicineQuestions,
  useListMedicineOrdersQuery,
  useListPharmaciesQuery,
  useFindOwnProductsQuery,
} = reading

export const {
  useRequestMedicineMutation,
  useQuoteMedicineMutation,
  useDeclineMedicineMutation,
  useAgreeToQuoteMutation,
  useCancelMedicineMutation,
  useDispenseLineMutation,
  useReadMedicineScanMutation,
  useReadMedicineLabelsMutation,
} = changing
