import type { JoinedPeople } from '#server/kernel/join-people.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

/** A regular delivery goes over without its card, which ends with the account that is closed: its buyer is asked to pay, as after removing a card. */
export async function joinAutoships(work: Work, { closedId }: JoinedPeople): Promise<number> {
  await work.db.updateTable('autoships').set({ card_id: null }).where('user_id', '=', closedId).execute()
  return 0
}
