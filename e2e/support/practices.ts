import { adminContract } from '#contract/admin/contract.ts'
import { demonstration, signIn, type SignedIn } from './accounts.ts'
import { openAtOnce, physician } from './appointments.ts'
import { call } from './platform.ts'

/** A practice of the demonstration world that is open around the clock, as its doctor; each journey names a place of its own. */
export async function openPractice(
  place: number,
): Promise<{ readonly doctor: SignedIn; readonly id: string; readonly name: string }> {
  const { id, name } = await physician(place)
  const admin = await demonstration('admin')
  const { items } = await call(adminContract.listLicences, { query: { search: name, limit: 100 } }, { as: admin })
  const licence = items.find((each) => each.id === id)
  if (!licence) throw new Error(`${name} has no licence`)
  const doctor = await signIn(licence.email, 'doctor')
  await openAtOnce(doctor)
  return { doctor, id, name }
}
