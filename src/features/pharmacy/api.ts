import type { InputOf } from '#contract/kernel/call.ts'
import { pharmacyCalls as calls } from '#contract/pharmacy/calls.ts'
import type { pharmacyContract } from '#contract/pharmacy/contract.ts'
import type { DeskOrder } from '#contract/pharmacy/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof pharmacyContract

const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPharmacyProfile: contractQuery<Contract['readPharmacyProfile']>(build, calls.readPharmacyProfile, {
      quiet: true,
      providesTags: ['PharmacyProfile'],
    }),
    readDesk: contractQuery<Contract['readDesk']>(build, calls.readDesk, { quiet: true, providesTags: ['Desk'] }),
    listDeskOrders: contractPages<Contract['listDeskOrders']>(build, calls.listDeskOrders, {
      quiet: true,
      providesTags: ['DeskOrder'],
    }),
    /** One column of the board. */
    readDeskColumn: contractQuery<Contract['listDeskOrders']>(build, calls.listDeskOrders, {
      quiet: true,
      providesTags: ['DeskOrder'],
    }),
    readDeskOrder: contractQuery<Contract['readDeskOrder']>(build, calls.readDeskOrder, {
      quiet: true,
      providesTags: ['DeskOrder'],
    }),
    listOwnProducts: contractPages<Contract['listOwnProducts']>(build, calls.listOwnProducts, {
      quiet: true,
      providesTags: ['OwnProduct'],
    }),
    readOwnProduct: contractQuery<Contract['readOwnProduct']>(build, calls.readOwnProduct, {
      quiet: true,
      providesTags: ['OwnProduct'],
    }),
    listLotChanges: contractQuery<Contract['listLotChanges']>(build, calls.listLotChanges, {
      quiet: true,
      providesTags: ['OwnProduct'],
    }),
    readCatalogueImport: contractQuery<Contract['readCatalogueImport']>(build, calls.readCatalogueImport, {
      quiet: true,
      providesTags: ['CatalogueImport'],
    }),
  }),
})

const adopt = {
  invalidatesTags: ['DeskOrder', 'Desk', 'MedicineOrder', 'Order', 'Invoice'] as [
    'DeskOrder',
    'Desk',
    'MedicineOrder',
    'Order',
    'Invoice',
  ],
  onQueryStarted: upsertAnswer((changed: DeskOrder) =>
    reading.util.upsertQueryData('readDeskOrder', { params: { id: changed.id } }, changed),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    changePharmacyDetails: contractMutation<Contract['changePharmacyDetails']>(build, calls.changePharmacyDetails, {
      invalidatesTags: ['PharmacyProfile'],
    }),
    changePharmacyHours: contractMutation<Contract['changePharmacyHours']>(build, calls.changePharmacyHours, {
      invalidatesTags: ['PharmacyProfile'],
    }),
    changePharmacyDelivery: contractMutation<Contract['changePharmacyDelivery']>(build, calls.changePharmacyDelivery, {
      invalidatesTags: ['PharmacyProfile'],
    }),
    takeDeskStep: contractMutation<Contract['takeDeskStep']>(build, calls.takeDeskStep, adopt),
    rejectDeskOrder: contractMutation<Contract['rejectDeskOrder']>(build, calls.rejectDeskOrder, {
      invalidatesTags: adopt.invalidatesTags,
    }),
    readPackingSlip: build.mutation<string, InputOf<Contract['readPackingSlip']>>({
      query: (input) => requestOf(calls.readPackingSlip, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    addOwnProduct: contractMutation<Contract['addOwnProduct']>(build, calls.addOwnProduct, {
      invalidatesTags: ['OwnProduct', 'Desk'],
    }),
    changeOwnProduct: contractMutation<Contract['changeOwnProduct']>(build, calls.changeOwnProduct, {
      invalidatesTags: ['OwnProduct', 'Desk', 'Product'],
    }),
    saveLot: contractMutation<Contract['saveLot']>(build, calls.saveLot, { invalidatesTags: ['OwnProduct', 'Desk', 'Product'] }),
    readCatalogueFile: build.mutation<string, InputOf<Contract['readCatalogueFile']>>({
      query: (input) => requestOf(calls.readCatalogueFile, input, { answers: 'blob', quiet: true }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
    beginCatalogueImport: contractMutation<Contract['beginCatalogueImport']>(build, calls.beginCatalogueImport, {
      invalidatesTags: ['CatalogueImport'],
    }),
    sendCatalogueLines: contractMutation<Contract['sendCatalogueLines']>(build, calls.sendCatalogueLines, { quiet: true }),
    applyCatalogueImport: contractMutation<Contract['applyCatalogueImport']>(build, calls.applyCatalogueImport, {
      invalidatesTags: ['CatalogueImport', 'OwnProduct', 'Desk', 'Product'],
    }),
    discardCatalogueImport: contractMutation<Contract['discardCatalogueImport']>(build, calls.discardCatalogueImport, {
      invalidatesTags: ['CatalogueImport'],
    }),
  }),
})

export const {
  endpoints: pharmacyQuestions,
  useReadDeskColumnQuery,
  useReadOwnProductQuery,
  useListLotChangesQuery,
  useReadCatalogueImportQuery,
  useListOwnProductsInfiniteQuery,
} = reading

export const {
  useChangePharmacyDetailsMutation,
  useChangePharmacyHoursMutation,
  useChangePharmacyDeliveryMutation,
  useTakeDeskStepMutation,
  useRejectDeskOrderMutation,
  useReadPackingSlipMutation,
  useAddOwnProductMutation,
  useChangeOwnProductMutation,
  useSaveLotMutation,
  useReadCatalogueFileMutation,
  useBeginCatalogueImportMutation,
  useSendCatalogueLinesMutation,
  useApplyCatalogueImportMutation,
  useDiscardCatalogueImportMutation,
} = changing
