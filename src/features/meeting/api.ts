import { meetingCalls } from '#contract/meeting/calls.ts'
import type { meetingContract } from '#contract/meeting/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery } from '#shared/api/contract.ts'

type Contract = typeof meetingContract

/** Visits by video: the waiting room, the call, what is written beside the picture. */
export const {
  endpoints: meetingQuestions,
  useReadMeetingQuery,
  useReadLiveMeetingQuery,
  useReadConsentQuery,
  useGiveConsentMutation,
  useListMessagesQuery,
  useSendMessageMutation,
  useReadDelayQuery,
  useSetDelayMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readMeeting: contractQuery<Contract['readMeeting']>(build, meetingCalls.readMeeting, {
      providesTags: ['Meeting'],
      quiet: true,
    }),
    readLiveMeeting: contractQuery<Contract['readLiveMeeting']>(build, meetingCalls.readLiveMeeting, {
      providesTags: ['LiveMeeting'],
      quiet: true,
    }),
    readConsent: contractQuery<Contract['readConsent']>(build, meetingCalls.readConsent),
    giveConsent: contractMutation<Contract['giveConsent']>(build, meetingCalls.giveConsent, { invalidatesTags: ['Meeting'] }),
    listMessages: contractQuery<Contract['listMessages']>(build, meetingCalls.listMessages, {
      providesTags: ['MeetingMessage'],
      quiet: true,
    }),
    sendMessage: contractMutation<Contract['sendMessage']>(build, meetingCalls.sendMessage, {
      invalidatesTags: ['MeetingMessage'],
      quiet: true,
    }),
    readDelay: contractQuery<Contract['readDelay']>(build, meetingCalls.readDelay, { providesTags: ['Delay'], quiet: true }),
    setDelay: contractMutation<Contract['setDelay']>(build, meetingCalls.setDelay, { invalidatesTags: ['Delay', 'Meeting'] }),
    joinMeeting: contractMutation<Contract['joinMeeting']>(build, meetingCalls.joinMeeting, { quiet: true }),
    renewPresence: contractMutation<Contract['renewPresence']>(build, meetingCalls.renewPresence, { quiet: true }),
    leaveMeeting: contractMutation<Contract['leaveMeeting']>(build, meetingCalls.leaveMeeting, { quiet: true }),
    sendSignals: contractMutation<Contract['sendSignals']>(build, meetingCalls.sendSignals, { quiet: true }),
    enterRoom: contractMutation<Contract['enterRoom']>(build, meetingCalls.enterRoom, { quiet: true }),
    // Asked as a change is: its answer is taken once, and kept nowhere.
    readSignals: contractMutation<Contract['readSignals']>(build, meetingCalls.readSignals, { quiet: true }),
    renewRelay: contractMutation<Contract['renewRelay']>(build, meetingCalls.renewRelay, { quiet: true }),
  }),
})
