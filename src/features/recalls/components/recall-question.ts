import { packetShows } from '#contract/recalls/values.ts'
import { readAddress } from '#shared/address/address.ts'
import { choiceField, idField } from '#shared/address/fields.ts'
import { listQueryAt } from '#shared/patterns/list/list-address.ts'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { recallQuestions } from '../api.ts'

export const packetFilters = { show: choiceField(packetShows) }

/** One recall and who has packets of it, at the address of either desk. */
export const recallQuestion = combineQuestions({
  recall: defineQuestion(recallQuestions.readRecall, ({ search }) => {
    const { id } = readAddress({ id: idField }, search)
    return id ? { params: { id } } : null
  }),
  packets: defineQuestion(recallQuestions.listRecalledPackets, ({ search }) => {
    const { id } = readAddress({ id: idField }, search)
    return id ? { params: { id }, query: listQueryAt(search, { filters: packetFilters }) } : null
  }),
})
