import { paths } from '#contract/paths.ts'
import type { DeskRequest } from '#contract/support/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { addMessage } from '../requests/messages.ts'
import { assertSeen, lockRequest, numberOf, setState, stateAfter, type RequestRow } from '../requests/request-row.ts'
import { tellOf } from '../requests/tell.ts'
import { presentAtDesk } from './read-desk.ts'

/**
 * Answers the person. Of two administrators who answer at once one wins; the other sees what was written meanwhile. Whoever answers a request
 * that nobody has, has it. @throws Refusal 404; 409 `request_changed`, `request_closed`
 */
export function answerRequest(
  platform: Platform,
  actor: Actor,
  { id, text, revision, solve }: { id: string; text: string; revision: number; solve: boolean },
): Promise<DeskRequest> {
  return platform.transact(async (work) => {
    const row = await lockRequest(work, id)
    assertSeen(row, revision)
    const answered = stateAfter(row, 'answer')
    const now = platform.clock.now()
    await addMessage(platform, work, { requestId: id, side: 'office', authorId: actor.userId, text })
    await setState(platform, work, row, solve ? 'solved' : answered, {
      assigned_to: row.assigned_to ?? actor.userId,
      last_at: now,
      office_wrote_at: now,
    })
    await work.audit({ action: 'supportRequest.answer', recordKind: 'supportRequest', recordId: id, userId: actor.userId })
    await tellOf(work, row)
    await send(work, row, text)
    return presentAtDesk(work.db, id)
  })
}

/** Whoever has an account gets a link and nothing of the text; a visitor gets the answer to what they asked at the address they typed. */
async function send(work: Work, row: RequestRow, text: string): Promise<void> {
  const number = numberOf(row)
  if (row.person_id !== null)
    await work.inform([row.person_id], {
      kind: 'supportAnswered',
      data: { number },
      link: paths.userSupport.link({ request: row.id }),
    })
  else if (row.email)
    await work.mail({
      channel: 'email',
      to: row.email,
      locale: row.locale,
      template: 'mail.supportReply',
      data: { number, name: row.name, text },
    })
}

/** What the person never sees; the request stays as it stands. @throws Refusal 404; 409 `request_closed` */
export function noteRequest(platform: Platform, actor: Actor, { id, text }: { id: string; text: string }): Promise<DeskRequest> {
  return platform.transact(async (work) => {
    await lockRequest(work, id)
    await addMessage(platform, work, { requestId: id, side: 'note', authorId: actor.userId, text })
    await work.audit({ action: 'supportRequest.note', recordKind: 'supportRequest', recordId: id, userId: actor.userId })
    await tellOf(work, { id, person_id: null })
    return presentAtDesk(work.db, id)
  })
}
