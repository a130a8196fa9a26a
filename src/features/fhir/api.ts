import type { InputOf } from '#contract/kernel/call.ts'
import { fhirCalls } from '#contract/fhir/calls.ts'
import type { fhirContract } from '#contract/fhir/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, requestOf } from '#shared/api/contract.ts'

type Contract = typeof fhirContract

/** The record taken along, and brought in. */
export const { useExportRecordMutation, usePrintRecordMutation, useRehearseImportMutation, useImportRecordMutation } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      /** The bundle under an address of this page, for whoever asks to give back. Nothing of it is kept. */
      exportRecord: build.mutation<string, { id: string }>({
        query: (params) => requestOf(fhirCalls.exportRecord, { params }, { answers: 'blob' }),
        transformResponse: (file: Blob) => URL.createObjectURL(file),
        invalidatesTags: ['RecordLook'],
      }),
      /** The record as a paper, the same way. */
      printRecord: build.mutation<string, InputOf<Contract['printRecord']>>({
        query: (input) => requestOf(fhirCalls.printRecord, input, { answers: 'blob', quiet: true }),
        transformResponse: (file: Blob) => URL.createObjectURL(file),
        invalidatesTags: ['RecordLook'],
      }),
      /** Says what would be taken in; nothing changes. */
      rehearseImport: contractMutation<Contract['importRecord']>(build, fhirCalls.importRecord),
      importRecord: contractMutation<Contract['importRecord']>(build, fhirCalls.importRecord, {
        invalidatesTags: ['Record', 'RecordEntry', 'RecordLook'],
      }),
    }),
  })
