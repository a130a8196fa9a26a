import { guestCalls } from '#contract/meeting/guest-calls.ts'
import type { guestContract } from '#contract/meeting/guest-contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'

type Contract = typeof guestContract

/** Guests of a call: those whose visit it is invite and decide; a guest's own calls carry a secret, so nothing of them is kept in a cache. */
export const {
  endpoints: guestVerbs,
  useMakeGuestLinkMutation,
  useDecideGuestMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeGuestLink: contractMutation<Contract['makeGuestLink']>(build, guestCalls.makeGuestLink, { quiet: true }),
    decideGuest: contractMutation<Contract['decideGuest']>(build, guestCalls.decideGuest, {
      invalidatesTags: ['Meeting'],
      quiet: true,
    }),
    readGuestLink: contractMutation<Contract['readGuestLink']>(build, guestCalls.readGuestLink, { quiet: true }),
    askAsGuest: contractMutation<Contract['askAsGuest']>(build, guestCalls.askAsGuest, { quiet: true }),
    readGuestCall: contractMutation<Contract['readGuestCall']>(build, guestCalls.readGuestCall, { quiet: true }),
    joinAsGuest: contractMutation<Contract['joinAsGuest']>(build, guestCalls.joinAsGuest, { quiet: true }),
    renewGuestPresence: contractMutation<Contract['renewGuestPresence']>(build, guestCalls.renewGuestPresence, { quiet: true }),
    sendGuestSignals: contractMutation<Contract['sendGuestSignals']>(build, guestCalls.sendGuestSignals, { quiet: true }),
    readGuestSignals: contractMutation<Contract['readGuestSignals']>(build, guestCalls.readGuestSignals, { quiet: true }),
    enterGuestRoom: contractMutation<Contract['enterGuestRoom']>(build, guestCalls.enterGuestRoom, { quiet: true }),
    renewGuestRelay: contractMutation<Contract['renewGuestRelay']>(build, guestCalls.renewGuestRelay, { quiet: true }),
    leaveAsGuest: contractMutation<Contract['leaveAsGuest']>(build, guestCalls.leaveAsGuest, { quiet: true }),
  }),
})
