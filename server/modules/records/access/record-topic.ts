import { z } from 'zod'
import { recordTopic, recordTopicName } from '#contract/records/topics.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Topic } from '#server/kernel/watching.ts'
import type { Work } from '#server/kernel/work.ts'
import { openRecord } from './open-record.ts'

const subjectId = z.uuid()

/** What is written into a record, for whoever may read it; what it is they ask for. */
export const recordChanges: Topic = {
  name: recordTopicName,
  async mayWatch({ db, clock }, actor, id) {
    if (!subjectId.safeParse(id).success) return false
    try {
      await openRecord(db, actor, id, 'read', clock.now())
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
}

/** After commit: whoever looks at the record looks again. */
export function announceRecord(platform: Platform, work: Work, id: string): void {
  work.afterCommit(() => platform.hub.announce(recordTopic(id), { kind: 'record.changed', payload: { id } }))
}
