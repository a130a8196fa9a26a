import { filesCalls } from '#contract/files/calls.ts'
import type { filesContract } from '#contract/files/contract.ts'
import type { SmallPictureSize } from '#contract/files/rules.ts'
import { baseApi } from './base-api.ts'
import { contractMutation, contractQuery, requestOf } from './contract.ts'

type Contract = typeof filesContract

/** Files as screens show them, and what of one has come. */
export const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture that not everybody may see, under an address of this page: an `img` could not say who asks. Given back when nobody shows it any more. */
    readPicture: build.query<string, { id: string; size?: SmallPictureSize | undefined }>({
      query: ({ id, size }) =>
        requestOf(
          filesCalls.readFile,
          { params: { id }, ...(size && { query: { size: `${size}` } }) },
          { answers: 'blob', quiet: true },
        ),
      transformResponse: (picture: Blob) => URL.createObjectURL(picture),
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved }) {
        const { data } = await cacheDataLoaded.catch(() => ({ data: undefined }))
        await cacheEntryRemoved
        if (data) URL.revokeObjectURL(data)
      },
    }),
    /** An address under which a player reads a file piece by piece, for a while. Not kept: who comes back asks anew. */
    admitPlayer: contractQuery<Contract['admitPlayer']>(build, filesCalls.admitPlayer, { quiet: true, keepUnusedDataFor: 0 }),
    readUpload: contractQuery<Contract['readUpload']>(build, filesCalls.readUpload, { quiet: true, keepUnusedDataFor: 0 }),
    /** The same, asked each time and kept nowhere: for who sends, and must not be told what was true before. */
    askUpload: contractMutation<Contract['readUpload']>(build, filesCalls.readUpload, { quiet: true }),
  }),
})

export const { useReadPictureQuery, useAdmitPlayerQuery, useReadUploadQuery } = filesApi
