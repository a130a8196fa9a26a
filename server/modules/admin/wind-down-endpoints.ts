import { adminWindDownContract as windDowns } from '#contract/admin/wind-down-contract.ts'
import { implement } from '#server/kernel/module.ts'
import { decideWindDown } from './wind-downs/decide-wind-down.ts'
import { listWindDowns } from './wind-downs/list-wind-downs.ts'
import { readWindDown } from './wind-downs/read-wind-down.ts'

export const windDownEndpoints = [
  implement(windDowns.listWindDowns, (platform, { query }) => listWindDowns(platform, query)),
  implement(windDowns.readWindDown, (platform, { params }, actor) => readWindDown(platform, actor, params)),
  implement(windDowns.decideWindDown, (platform, { params, body }, actor) =>
    decideWindDown(platform, actor, { ...params, ...body }),
  ),
]
