import { bind } from '../kernel/call.ts'
import { searchCalls } from './calls.ts'
import { searchAnswer, searchWords } from './schemas.ts'

export const searchContract = bind(searchCalls, { search: { body: searchWords, answer: searchAnswer } })
