import { autoshipMachine } from '#contract/autoships/machine.ts'
import { answersTo, nextDay, noticeDay } from '#contract/autoships/rules.ts'
import type { Autoship, AutoshipStepInput } from '#contract/autoships/schemas.ts'
import { afterStep } from '#contract/kernel/machine.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { deliver, goOn } from './deliver.ts'
import { lockOwnAutoship, type LockedAutoship, writeRun } from './find-autoship.ts'
import { presentAutoships } from './present-autoships.ts'

/**
 * One step of its life. An answer to what it asks orders at once, or is asked anew where things have changed again meanwhile.
 * @throws Refusal 404; 409 `autoship_moved` when its day is another by now, `autoship_state` where the step leads nowhere
 */
export async function stepAutoship(
  platform: Platform,
  actor: Actor,
  id: string,
  { step, dueOn }: AutoshipStepInput,
): Promise<Autoship> {
  return platform.transact(async (work) => {
    const row = await lockOwnAutoship(platform, work, actor, id)
    if (row.next_on !== dueOn) throw conflict('autoship_moved', 'The next delivery is on another day by now', row.next_on)
    if (afterStep(autoshipMachine, row.state, step) === null) {
      throw conflict('autoship_state', 'The delivery is in a state that does not allow this', row.state)
    }
    await take(platform, work, row, step)
    await work.audit({ action: `autoship.${step}`, recordKind: 'autoship', recordId: id, userId: actor.userId })
    const changed = await work.db.selectFrom('autoships').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const [shown] = await presentAutoships(work.db, [changed], platform.clock.now())
    return shown!
  })
}

async function take(platform: Platform, work: Work, row: LockedAutoship, step: AutoshipStepInput['step']): Promise<void> {
  if (step === 'skip') {
    await writeRun(platform, work, row, { outcome: 'skipped' })
    return goOn(work, row)
  }
  if (step === 'pause' || step === 'stop') {
    const state = step === 'pause' ? 'paused' : 'stopped'
    return set(work, row, { state, asks: null, asks_from: null, asks_to: null })
  }
  if (step === 'resume') {
    const nextOn = row.next_on > row.today ? row.next_on : nextDay(row.next_on, row.every_weeks, row.today)
    const notice_on = nextOn === row.next_on ? row.notice_on : noticeDay(nextOn, row.today)
    return set(work, row, { state: 'active', next_on: nextOn, notice_on })
  }
  if (!answersTo({ kind: row.asks!, to: row.asks_to }).includes(step)) {
    throw conflict('autoship_state', 'That is no answer to what is asked', row.asks ?? '')
  }
  if (step === 'agree') return deliver(platform, work, row, { ceiling: row.asks_to! })
  return deliver(platform, work, row, step === 'fewer' ? { quantity: row.asks_to! } : {})
}

async function set(work: Work, row: LockedAutoship, columns: Partial<LockedAutoshipColumns>): Promise<void> {
  await work.db.updateTable('autoships').set(columns).where('id', '=', row.id).execute()
  await work.tell([row.user_id], { kind: 'autoship.changed', payload: { id: row.id } })
}

type LockedAutoshipColumns = Pick<LockedAutoship, 'state' | 'asks' | 'asks_from' | 'asks_to' | 'next_on' | 'notice_on'>
