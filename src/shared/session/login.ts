import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { type Role, roleOf } from '#contract/kernel/roles.ts'
import { claimsOf, sessionIdOf } from './token-claims.ts'

export type { LoginRecord }

/** State of the login record: its three fields, or none of them. */
type LoginState = Partial<LoginRecord>

const signedOutState: LoginState = {}

const slice = createSlice({
  name: 'userDetail',
  initialState: signedOutState,
  reducers: {
    /** A sign-in or a registration was answered with this record. */
    signedIn: (_state, { payload }: PayloadAction<LoginRecord>) => payload,
    /** The person signed out. */
    signedOut: () => signedOutState,
    /** The server refuses to renew the session: nobody is signed in any more. */
    sessionExpired: () => signedOutState,
    /** A renewal was answered. */
    tokensRenewed: (state, { payload }: PayloadAction<Partial<Pick<LoginRecord, 'accessToken' | 'refreshToken'>>>) => ({
      ...state,
      ...payload,
    }),
    /** Another tab changed the record (`undefined`: it signed out). */
    loginFollowed: (_state, { payload }: PayloadAction<LoginRecord | undefined>) => payload ?? signedOutState,
  },
})

export const { signedIn, signedOut, sessionExpired, tokensRenewed, loginFollowed } = slice.actions
export const loginReducer = slice.reducer

/** The part of the application's state that the selectors read. */
export interface WithLogin {
  userDetail: LoginState
}

export const selectLogin = createSelector(
  (state: WithLogin) => state.userDetail,
  (detail): LoginRecord | undefined => {
    const { userType, accessToken, refreshToken } = detail
    return userType !== undefined && accessToken && refreshToken ? { userType, accessToken, refreshToken } : undefined
  },
)

/** `userType` of whoever is signed in; `undefined` for a visitor. */
export const selectUserType = (state: WithLogin): number | undefined => selectLogin(state)?.userType

export const selectRole = (state: WithLogin): Role | undefined => {
  const userType = selectUserType(state)
  return userType === undefined ? undefined : roleOf(userType)
}

/** The stored access token, empty if there is none. */
export const selectAccessToken = (state: WithLogin): string => selectLogin(state)?.accessToken.token ?? ''

/**
 * The id of the session; `undefined` for a visitor. Whatever is kept for a person belongs to this id and not to a role, because the next
 * patient is somebody else. Renewing tokens does not change it.
 */
export const selectSessionId = createSelector(selectAccessToken, (token): string | undefined =>
  token === '' ? undefined : sessionIdOf(token),
)

/** Who really acts, and until when, where an administrator sees with the eyes of who is signed in; `undefined` otherwise. */
export const selectActing = createSelector(selectAccessToken, (token) => (token === '' ? undefined : claimsOf(token).acting))
