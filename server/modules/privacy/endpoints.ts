import { privacyContract as contract } from '#contract/privacy/contract.ts'
import { implement } from '#server/kernel/module.ts'
import { askErasure } from './ask-erasure.ts'
import { askCopy } from './copies/ask-copy.ts'
import { fetchCopy } from './copies/fetch-copy.ts'
import { readOwnData } from './read-own-data.ts'
import { takeErasureBack } from './take-erasure-back.ts'

export const privacyEndpoints = [
  implement(contract.readOwnData, (platform, _input, actor) => readOwnData(platform, actor)),
  implement(contract.askErasure, (platform, { body }, actor) => askErasure(platform, actor, body)),
  implement(contract.takeErasureBack, (platform, _input, actor) => takeErasureBack(platform, actor)),
  implement(contract.askCopy, (platform, _input, actor) => askCopy(platform, actor)),
  implement(contract.fetchCopy, (platform, _input, actor) => fetchCopy(platform, actor)),
]
