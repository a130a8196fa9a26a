import { filesCalls } from '#contract/files/calls.ts'
import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, requestOf } from '#shared/api/contract.ts'

type Contract = typeof peopleContract

/** Pictures of people and pets. */
export const { useChoosePictureMutation, useChoosePetPictureMutation, useReadPictureQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    choosePicture: contractMutation<Contract['choosePicture']>(build, peopleCalls.choosePicture, {
      invalidatesTags: ['Me', 'Profile', 'Appointment'],
      quiet: true,
    }),
    choosePetPicture: contractMutation<Contract['choosePetPicture']>(build, peopleCalls.choosePetPicture, {
      invalidatesTags: ['Pet', 'Appointment'],
      quiet: true,
    }),
    /** A picture that not everybody may see, under an address of this page: an `img` could not say who asks. Given back when nobody shows it any more. */
    readPicture: build.query<string, { id: string }>({
      query: ({ id }) => requestOf(filesCalls.readFile, { params: { id } }, { answers: 'blob', quiet: true }),
      transformResponse: (picture: Blob) => URL.createObjectURL(picture),
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved }) {
        const { data } = await cacheDataLoaded.catch(() => ({ data: undefined }))
        await cacheEntryRemoved
        if (data) URL.revokeObjectURL(data)
      },
    }),
  }),
})
