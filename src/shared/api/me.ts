import { accountCalls } from '#contract/account/calls.ts'
import type { accountContract } from '#contract/account/contract.ts'
import { baseApi } from './base-api.ts'
import { contractMutation, contractQuery } from './contract.ts'

type Contract = typeof accountContract

/** Who is signed in, and the end of that: asked by every frame, so it lies here and not in a capability. */
export const ownAccountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    me: contractQuery<Contract['me']>(build, accountCalls.me, { providesTags: ['Me'], quiet: true }),
    logout: contractMutation<Contract['logout']>(build, accountCalls.logout),
  }),
})

export const { useMeQuery, useLogoutMutation } = ownAccountApi
/** Keeps the answer there without being drawn again by it. */
export const useMeSubscription = ownAccountApi.endpoints.me.useQuerySubscription

const selectMe = ownAccountApi.endpoints.me.select()

/** The time zone of whose answers are shown: known until they are forgotten, which is after the screen of who signed out is gone. */
export const selectZone = (state: Parameters<typeof selectMe>[0]) => selectMe(state).data?.timeZone

/** What somebody who works for a doctor may do; nothing while it is not known. */
export const selectRights = (state: Parameters<typeof selectMe>[0]) => selectMe(state).data?.rights

/** The units that the account chose; nothing for who is not signed in, and from a server of before. */
export const selectUnits = (state: Parameters<typeof selectMe>[0]) => selectMe(state).data?.units
