import { supportContract as contract } from '#contract/support/contract.ts'
import { implement, type Implemented } from '#server/kernel/module.ts'
import { changeCanned, createCanned, listCanned, removeCanned } from './canned/canned-answers.ts'
import { answerRequest, noteRequest } from './desk/answer.ts'
import { assignRequest, claimRequest } from './desk/assign.ts'
import { sayAtDesk } from './desk/presence.ts'
import { listDeskRequests, readDeskRequest } from './desk/read-desk.ts'
import { snoozeRequest, stepRequest } from './desk/step.ts'
import { openRequest } from './requests/open-request.ts'
import { listOwnRequests, readOwnRequest } from './requests/read-own.ts'
import { sayReplying } from './requests/replying.ts'
import { solveOwnRequest, writeToRequest } from './requests/write-own.ts'

export const supportEndpoints: readonly Implemented[] = [
  implement(contract.listOwnRequests, (platform, { query }, actor) => listOwnRequests(platform, actor, query)),
  implement(contract.openRequest, (platform, { body }, actor) => openRequest(platform, actor, body)),
  implement(contract.readOwnRequest, (platform, { params }, actor) => readOwnRequest(platform, actor, params.id)),
  implement(contract.writeToRequest, (platform, { params, body }, actor) =>
    writeToRequest(platform, actor, { ...params, ...body }),
  ),
  implement(contract.solveOwnRequest, (platform, { params }, actor) => solveOwnRequest(platform, actor, params.id)),
  implement(contract.listDeskRequests, (platform, { query }, actor) => listDeskRequests(platform, actor, query)),
  implement(contract.readDeskRequest, (platform, { params }, actor) => readDeskRequest(platform, actor, params.id)),
  implement(contract.claimRequest, (platform, { params }, actor) => claimRequest(platform, actor, params.id)),
  implement(contract.assignRequest, (platform, { params, body }, actor) =>
    assignRequest(platform, actor, { ...params, ...body }),
  ),
  implement(contract.answerRequest, (platform, { params, body }, actor) =>
    answerRequest(platform, actor, { ...params, ...body }),
  ),
  implement(contract.noteRequest, (platform, { params, body }, actor) => noteRequest(platform, actor, { ...params, ...body })),
  implement(contract.snoozeRequest, (platform, { params, body }, actor) =>
    snoozeRequest(platform, actor, { ...params, ...body }),
  ),
  implement(contract.stepRequest, (platform, { params, body }, actor) => stepRequest(platform, actor, { ...params, ...body })),
  implement(contract.sayReplying, (platform, { params, body }, actor) => sayReplying(platform, actor, params.id, body.replying)),
  implement(contract.sayAtDesk, (platform, _input, actor) => sayAtDesk(platform, actor)),
  implement(contract.listCanned, (platform) => listCanned(platform)),
  implement(contract.createCanned, (platform, { body }, actor) => createCanned(platform, actor, body)),
  implement(contract.changeCanned, (platform, { params, body }, actor) => changeCanned(platform, actor, { ...params, ...body })),
  implement(contract.removeCanned, (platform, { params }, actor) => removeCanned(platform, actor, params.id)),
]
