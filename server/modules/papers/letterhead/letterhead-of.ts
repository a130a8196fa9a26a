import { townLine } from '#contract/kernel/town-line.ts'
import type { LetterheadDraft } from '#contract/papers/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import '../tables.ts'

/** A doctor's letterhead as it is printed: where nothing was written, the name and the clinic. */
export interface Letterhead extends LetterheadDraft {
  readonly doctor: { readonly name: string; readonly licenceNumber: string }
}

const doctorOf = (db: Reader, doctorId: string) =>
  db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select(['users.name', 'licence_number', 'clinic_name', 'clinic_address'])
    .where('user_id', '=', doctorId)
    .executeTakeFirstOrThrow()

/** What stands on a letterhead on which nothing was written. */
export async function usualHead(db: Reader, doctorId: string) {
  const { name, clinic_name: clinic, clinic_address: address, licence_number: licenceNumber } = await doctorOf(db, doctorId)
  const place = address && [[...address.lines].join(', '), townLine(address)]
  return { heading: name, lines: [clinic ?? '', ...(place ?? [])].filter(Boolean), doctor: { name, licenceNumber } }
}

/** The letterhead that a paper of this doctor has from now on. */
export async function letterheadOf(db: Reader, doctorId: string): Promise<Letterhead> {
  const [written, usual] = [
    await db.selectFrom('letterheads').selectAll().where('doctor_id', '=', doctorId).executeTakeFirst(),
    await usualHead(db, doctorId),
  ]
  return {
    heading: written?.heading || usual.heading,
    lines: written && written.lines.length > 0 ? [...written.lines] : usual.lines,
    footer: written?.footer ?? '',
    logoId: written?.logo_id ?? null,
    signature: written?.signature ?? null,
    doctor: usual.doctor,
  }
}
