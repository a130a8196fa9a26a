import { seeAsContract } from '#contract/see-as/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { beginSeeAs } from './begin-see-as.ts'
import { endSeeAs } from './end-see-as.ts'
import { seeAsMigrations } from './migrations/index.ts'
import { seenByOffice } from './open-calls.ts'
import { seeAsWords } from './words.ts'

/** An administrator looks with somebody's eyes: for a while, with a reason, told, and changing nothing. */
export const seeAsModule: Module = {
  name: 'see-as',
  migrations: seeAsMigrations,
  words: seeAsWords,
  seenByOffice,
  endpoints: [
    implement(seeAsContract.beginSeeAs, (platform, { params, body }, actor, request) =>
      beginSeeAs(platform, actor, { ...params, ...body }, request),
    ),
    implement(seeAsContract.endSeeAs, (platform, { params }, actor) => endSeeAs(platform, actor, params)),
  ],
}
