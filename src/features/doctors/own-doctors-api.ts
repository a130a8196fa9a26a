import { doctorsCalls } from '#contract/doctors/calls.ts'
import type { doctorsContract } from '#contract/doctors/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof doctorsContract

/** Doctors as one patient knows them. */
export const { endpoints: ownDoctorQuestions } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnDoctors: contractQuery<Contract['listOwnDoctors']>(build, doctorsCalls.listOwnDoctors, {
      providesTags: ['OwnDoctor'],
      quiet: true,
    }),
    readOwnDoctor: contractQuery<Contract['readOwnDoctor']>(build, doctorsCalls.readOwnDoctor, {
      providesTags: ['OwnDoctor'],
      quiet: true,
    }),
  }),
})

const favourites = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: contractQuery<Contract['listFavourites']>(build, doctorsCalls.listFavourites, {
      providesTags: ['Favourite'],
      keepUnusedDataFor: 600,
      quiet: true,
    }),
  }),
})

type Dispatch = (action: ReturnType<typeof favourites.util.updateQueryData>) => { undo: () => void }

/** Shows the heart as it will be, and as it was where the server did not take it. */
async function showAtOnce(id: string, isFavourite: boolean, dispatch: Dispatch, done: Promise<unknown>): Promise<void> {
  const shown = dispatch(
    favourites.util.updateQueryData('listFavourites', undefined, (ids) => [
      ...(isFavourite ? [id] : []),
      ...ids.filter((each) => each !== id),
    ]),
  )
  await done.catch(() => shown.undo())
}

export const { useListFavouritesQuery } = favourites
export const { useAddFavouriteMutation, useRemoveFavouriteMutation } = favourites.injectEndpoints({
  endpoints: (build) => ({
    addFavourite: contractMutation<Contract['addFavourite']>(build, doctorsCalls.addFavourite, {
      invalidatesTags: ['OwnDoctor'],
      quiet: true,
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        showAtOnce(params.id, true, dispatch as Dispatch, queryFulfilled),
    }),
    removeFavourite: contractMutation<Contract['removeFavourite']>(build, doctorsCalls.removeFavourite, {
      invalidatesTags: ['OwnDoctor'],
      quiet: true,
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        showAtOnce(params.id, false, dispatch as Dispatch, queryFulfilled),
    }),
  }),
})
