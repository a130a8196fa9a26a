import type { InputOf } from '#contract/kernel/call.ts'
import { formularyCalls } from '#contract/formulary/calls.ts'
import type { formularyContract } from '#contract/formulary/contract.ts'
import { prescriptionsCalls } from '#contract/prescriptions/calls.ts'
import type { prescriptionsContract } from '#contract/prescriptions/contract.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'
import { upsertAnswer } from '#shared/api/upsert-answer.ts'

type Contract = typeof prescriptionsContract
type Formulary = typeof formularyContract

const reading = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPrescriptions: contractPages<Contract['listPrescriptions']>(build, prescriptionsCalls.listPrescriptions, {
      quiet: true,
      providesTags: ['Prescription'],
    }),
    listWrittenPrescriptions: contractPages<Contract['listWrittenPrescriptions']>(
      build,
      prescriptionsCalls.listWrittenPrescriptions,
      { quiet: true, providesTags: ['Prescription'] },
    ),
    listPrescriptionAlarms: contractQuery<Contract['listPrescriptionAlarms']>(build, prescriptionsCalls.listPrescriptionAlarms, {
      quiet: true,
      providesTags: ['Prescription', 'Record', 'RecordEntry', 'Observation'],
    }),
    listConflictsToDecide: contractQuery<Contract['listConflictsToDecide']>(build, prescriptionsCalls.listConflictsToDecide, {
      quiet: true,
      providesTags: ['Prescription'],
    }),
    listPrescribableVisits: contractQuery<Contract['listPrescribableVisits']>(build, prescriptionsCalls.listPrescribableVisits, {
      quiet: true,
      providesTags: ['Appointment'],
    }),
    listPrescriptionsOfVisit: contractQuery<Contract['listPrescriptionsOfVisit']>(
      build,
      prescriptionsCalls.listPrescriptionsOfVisit,
      { quiet: true, providesTags: ['Prescription'] },
    ),
    readPrescription: contractQuery<Contract['readPrescription']>(build, prescriptionsCalls.readPrescription, {
      quiet: true,
      providesTags: ['Prescription'],
    }),
    /** Asked again whenever the draft, or what the record says, is another one. */
    checkPrescription: contractQuery<Contract['checkPrescription']>(build, prescriptionsCalls.checkPrescription, {
      quiet: true,
      providesTags: ['Prescription', 'Record', 'RecordEntry', 'Observation'],
    }),
    searchMedicines: contractQuery<Formulary['searchMedicines']>(build, formularyCalls.searchMedicines, { quiet: true }),
    listDoseTemplates: contractQuery<Formulary['listDoseTemplates']>(build, formularyCalls.listDoseTemplates, { quiet: true }),
    listPrescriptionTemplates: contractQuery<Contract['listPrescriptionTemplates']>(
      build,
      prescriptionsCalls.listPrescriptionTemplates,
      { quiet: true, providesTags: ['PrescriptionTemplate'] },
    ),
  }),
})

/** A change answers the whole prescription: it stands in the store at once. */
const adopt = {
  invalidatesTags: ['Prescription'] as ['Prescription'],
  onQueryStarted: upsertAnswer((changed: Prescription) =>
    reading.util.upsertQueryData('readPrescription', { params: { id: changed.id } }, changed),
  ),
}

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    startPrescription: contractMutation<Contract['startPrescription']>(build, prescriptionsCalls.startPrescription, adopt),
    savePrescription: contractMutation<Contract['savePrescription']>(build, prescriptionsCalls.savePrescription, adopt),
    discardPrescription: contractMutation<Contract['discardPrescription']>(build, prescriptionsCalls.discardPrescription, {
      invalidatesTags: ['Prescription'],
    }),
    issuePrescription: contractMutation<Contract['issuePrescription']>(build, prescriptionsCalls.issuePrescription, adopt),
    cancelPrescription: contractMutation<Contract['cancelPrescription']>(build, prescriptionsCalls.cancelPrescription, adopt),
    decideConflicts: contractMutation<Contract['decideConflicts']>(build, prescriptionsCalls.decideConflicts, adopt),
    /** The paper comes under an address of this page, which whoever takes it gives back. */
    readPrescriptionPaper: build.mutation<string, InputOf<Contract['readPrescriptionPaper']>>({
      query: (input) => requestOf(prescriptionsCalls.readPrescriptionPaper, input, { answers: 'blob', quiet: true }),
      transformResponse: (paper: Blob) => URL.createObjectURL(paper),
    }),
    addPrescriptionTemplate: contractMutation<Contract['addPrescriptionTemplate']>(
      build,
      prescriptionsCalls.addPrescriptionTemplate,
      { invalidatesTags: ['PrescriptionTemplate'] },
    ),
    removePrescriptionTemplate: contractMutation<Contract['removePrescriptionTemplate']>(
      build,
      prescriptionsCalls.removePrescriptionTemplate,
      { invalidatesTags: ['PrescriptionTemplate'] },
    ),
  }),
})

export const {
  endpoints: prescriptionQuestions,
  useListPrescriptionAlarmsQuery,
  useListConflictsToDecideQuery,
  useListPrescribableVisitsQuery,
  useListPrescriptionsOfVisitQuery,
  useListPrescriptionTemplatesQuery,
  useCheckPrescriptionQuery,
  useSearchMedicinesQuery,
  useListDoseTemplatesQuery,
} = reading

export const {
  useStartPrescriptionMutation,
  useSavePrescriptionMutation,
  useDiscardPrescriptionMutation,
  useIssuePrescriptionMutation,
  useCancelPrescriptionMutation,
  useDecideConflictsMutation,
  useReadPrescriptionPaperMutation,
  useAddPrescriptionTemplateMutation,
  useRemovePrescriptionTemplateMutation,
} = changing
