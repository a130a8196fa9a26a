import type { Job } from '#server/kernel/module.ts'
import { tellOperation } from './tell-operation.ts'
import { workOperation } from './work-operation.ts'

/** Goes on with operations over many accounts, and tells those concerned once the time for regret is over. */
export const operationsJob: Job = {
  name: 'admin.operations',
  everySeconds: 2,
  async run(platform, slice) {
    const open = await platform.db
      .selectFrom('operations')
      .select('id')
      .where('state', 'in', ['running', 'undoing'])
      .orderBy('started_at')
      .execute()
    await slice.eachDue(open, ({ id }) => slice.untilDone(() => platform.transact((work) => workOperation(platform, work, id))))
    const untold = await platform.db
      .selectFrom('operations')
      .select('id')
      .where('told_at', 'is', null)
      .where('state', '=', 'done')
      .where('regret_until', '<=', platform.clock.now().toISOString())
      .execute()
    await slice.eachDue(untold, ({ id }) => slice.untilDone(() => platform.transact((work) => tellOperation(platform, work, id))))
  },
}
