import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof peopleContract

/** The patient's own profile and pets. */
export const {
  endpoints: peopleQuestions,
  useChangePatientMutation,
  useListPetsQuery,
  useReadPetQuery,
  useAddPetMutation,
  useChangePetMutation,
  useArchivePetMutation,
  useRestorePetMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPatient: contractQuery<Contract['readPatient']>(build, peopleCalls.readPatient, {
      providesTags: ['Profile'],
      quiet: true,
    }),
    changePatient: contractMutation<Contract['changePatient']>(build, peopleCalls.changePatient, {
      invalidatesTags: ['Profile', 'Me'],
    }),
    listPets: contractQuery<Contract['listPets']>(build, peopleCalls.listPets, { providesTags: ['Pet'], quiet: true }),
    readPet: contractQuery<Contract['readPet']>(build, peopleCalls.readPet, { providesTags: ['Pet'], quiet: true }),
    addPet: contractMutation<Contract['addPet']>(build, peopleCalls.addPet, { invalidatesTags: ['Pet'] }),
    changePet: contractMutation<Contract['changePet']>(build, peopleCalls.changePet, { invalidatesTags: ['Pet'] }),
    archivePet: contractMutation<Contract['archivePet']>(build, peopleCalls.archivePet, { invalidatesTags: ['Pet'] }),
    restorePet: contractMutation<Contract['restorePet']>(build, peopleCalls.restorePet, { invalidatesTags: ['Pet'] }),
  }),
})
