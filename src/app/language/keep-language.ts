import { peopleCalls } from '#contract/people/calls.ts'
import type { peopleContract } from '#contract/people/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'
import type { Locale } from '#shared/i18n/locales.ts'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keepLanguage: contractMutation<(typeof peopleContract)['changePerson']>(build, peopleCalls.changePerson, {
      quiet: true,
      invalidatesTags: ['Me'],
    }),
  }),
})

/** Writes the language a signed-in person chose into their account. The answer tells whether it was kept; it does not throw. */
export const keepLanguage = (locale: Locale) => api.endpoints.keepLanguage.initiate({ body: { locale } }, { track: false })
