import { deskFilters, requestTopics } from '#contract/support/values.ts'
import { choiceField } from '#shared/address/fields.ts'

/** What of the desk's list lies in the address. */
export const deskListOptions = { filters: { show: choiceField(deskFilters), topic: choiceField(requestTopics) }, along: ['tab'] }
