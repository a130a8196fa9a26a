import type { Job } from '#server/kernel/module.ts'
import { carryOut } from './carry-out.ts'
import { eraseAgain, releaseKept } from './after-erasure.ts'
import { remindOfErasure } from './remind.ts'
import { makeCopies, removeOldCopies } from './copies/jobs.ts'
import './tables.ts'

const mostAtOnce = 50
const day = 24 * 3_600_000

/** Deletions that are due, and those in which a process was killed. */
const erase: Job = {
  name: 'privacy.erase',
  everySeconds: 60,
  async run(platform, slice) {
    const now = platform.clock.now().toISOString()
    const due = await platform.db
      .selectFrom('erasures')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('state', '=', 'running'),
          eb.and([eb('state', '=', 'cooling'), eb('due_at', '<=', now)]),
          eb.and([eb('state', '=', 'erased'), eb('files_removed_at', 'is', null)]),
        ]),
      )
      // What has begun first, so that the ledger's numbers have no gaps.
      .orderBy('state', 'desc')
      .orderBy('due_at')
      .limit(mostAtOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => carryOut(platform, id))
  },
}

/** Who asked for a deletion is told once more, a day before it. */
const remind: Job = {
  name: 'privacy.remind',
  everySeconds: 600,
  async run(platform, slice) {
    const soon = new Date(platform.clock.now().getTime() + day).toISOString()
    const due = await platform.db
      .selectFrom('erasures')
      .select('id')
      .where('state', '=', 'cooling')
      .where('reminded_at', 'is', null)
      .where('due_at', '<=', soon)
      .limit(mostAtOnce)
      .execute()
    await slice.eachDue(due, ({ id }) => remindOfErasure(platform, id))
  },
}

/** What a case held, and what the law no longer asks for. */
const after: Job = {
  name: 'privacy.after',
  everySeconds: 24 * 3600,
  async run(platform, slice) {
    await eraseAgain(platform, slice)
    await releaseKept(platform, slice)
  },
}

export const privacyJobs: readonly Job[] = [erase, remind, after, makeCopies, removeOldCopies]
