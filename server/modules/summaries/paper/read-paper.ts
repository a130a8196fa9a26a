import { summaryParts } from '#contract/summaries/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import {
  type Block,
  issuedPaper,
  letterheadOf,
  makePaper,
  pdfAnswer,
  registerPaper,
  signedBy,
} from '#server/modules/papers/index.ts'
import { prescriptionsOfVisit } from '#server/modules/prescriptions/index.ts'
import '../tables.ts'
import { prescribedBlocks } from './prescribed.ts'
import { summarySentences } from './sentences.ts'

/** The summary that holds as PDF, in the reader's language. @throws Refusal 404 for others, and `no_summary` while nothing was shared */
export async function readSummaryPaper(platform: Platform, actor: Actor, id: string, locale: Locale): Promise<Response> {
  const { db } = platform
  const visit = await db
    .selectFrom('appointments')
    .innerJoin('users as doctor', 'doctor.id', 'appointments.doctor_id')
    .innerJoin('users as patient', 'patient.id', 'appointments.patient_id')
    .leftJoin('pets', 'pets.id', 'appointments.pet_id')
    .select(['patient_id', 'doctor_id', 'pet_id', 'starts_at', 'doctor.time_zone', 'patient.name', 'pets.name as pet'])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const shared = await db
    .selectFrom('shared_summaries')
    .selectAll()
    .where('appointment_id', '=', id)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!shared) throw notFound('no_summary', 'Nothing was shared of this visit yet')
  const paper = { kind: 'summary', recordId: shared.paper_id, doctorId: visit.doctor_id } as const
  const subject = { patientId: visit.patient_id, petId: visit.pet_id }
  await platform.transact(async (work) => {
    await registerPaper(platform, work, { ...paper, subject })
    await work.audit({ action: 'summary.read', recordKind: 'appointment', recordId: id, userId: actor.userId })
  })
  const { signature, ...issued } = await issuedPaper(platform, paper)
  const { doctor } = await letterheadOf(db, visit.doctor_id)
  const words = summarySentences[locale]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: visit.time_zone })
  const prescribed = prescribedBlocks(await prescriptionsOfVisit(db, id), locale)
  const said = summaryParts.flatMap((part): Block[] => {
    const text = shared[part === 'comeBack' ? 'come_back' : part]
    // What was prescribed stands with what was done, before what to do next.
    const after = part === 'treatment' ? prescribed : []
    if (text === '') return after
    return [
      { kind: 'heading', level: 2, text: words.parts[part] },
      part === 'warning' ? { kind: 'notice', text } : { kind: 'paragraph', text },
      ...after,
    ]
  })
  const bytes = await makePaper(platform, {
    locale,
    title: words.title,
    ...issued,
    blocks: [
      { kind: 'heading', level: 1, text: words.title },
      {
        kind: 'facts',
        rows: [
          { label: words.subject, value: visit.pet ?? visit.name },
          { label: words.visit, value: when.format(new Date(visit.starts_at)) },
        ],
      },
      ...said,
      signedBy({ locale, doctor, signature, at: new Date(shared.shared_at), timeZone: visit.time_zone }),
    ],
  })
  return pdfAnswer(bytes, 'summary')
}
