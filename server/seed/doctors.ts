import { specialities, type SpecialityId } from '#contract/doctors/specialities.ts'
import { usualSpecies, type PetSpecies } from '#contract/doctors/treated.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import type { Tables } from '#server/kernel/db.ts'
import type { Insertable } from 'kysely'
import { families, feminine, masculine } from './names.ts'
import { places, type Place } from './places.ts'
import { biographyOf } from './practice/biography.ts'
import { account, address, emailOf, insertAll, near, type World } from './world.ts'

export interface SeededDoctor {
  readonly id: string
  readonly kind: 'physician' | 'veterinarian'
  readonly speciality: SpecialityId
  /** That a veterinarian treats. */
  readonly species: readonly PetSpecies[]
  readonly verified: boolean
  readonly timeZone: string
  readonly slotMinutes: number
  readonly videoFee: number
  readonly clinicFee: number | null
  readonly weekly: readonly (readonly { from: string; to: string; modes: string[] }[])[]
}

const verifiedCount = 60
const unverifiedCount = 4
/** The drawn portraits whose hair reads as a man's: every eighth from these. */
const masculineCuts = new Set([0, 3, 6])

const skills: Readonly<Record<SeededDoctor['kind'], readonly string[]>> = {
  physician: [
    'Chronic care',
    'Second opinion',
    'Preventive check-ups',
    'Travel medicine',
    'Ultrasound',
    'Minor surgery',
    'Nutrition counselling',
  ],
  veterinarian: [
    'Dental care',
    'Soft tissue surgery',
    'Geriatric care',
    'Ultrasound',
    'Fear-free handling',
    'Nutrition counselling',
    'Puppy classes',
  ],
}
const awards = ['Patients’ choice 2025', 'Teaching award', 'Fellow of the college', 'Community health prize']

const weekdaysOnly = (hours: readonly { from: string; to: string; modes: string[] }[]) => [
  hours,
  hours,
  hours,
  hours,
  hours,
  [],
  [],
]
const both = ['video', 'clinic']
const weeks = [
  weekdaysOnly([
    { from: '09:00', to: '12:30', modes: both },
    { from: '14:00', to: '17:30', modes: both },
  ]),
  weekdaysOnly([{ from: '08:00', to: '13:00', modes: both }]),
  [
    [],
    [{ from: '10:00', to: '18:00', modes: both }],
    [{ from: '10:00', to: '18:00', modes: both }],
    [],
    [{ from: '10:00', to: '18:00', modes: both }],
    [{ from: '09:00', to: '13:00', modes: ['video'] }],
    [],
  ],
  weekdaysOnly([
    { from: '12:00', to: '16:00', modes: ['clinic'] },
    { from: '17:00', to: '21:00', modes: ['video'] },
  ]),
]
const everyDay = Array.from({ length: 7 }, () => [{ from: '08:00', to: '20:00', modes: both }])

/** What is usual, without the last of many for some: not every veterinarian of a speciality treats the same. */
function treatedSpecies(speciality: SpecialityId, index: number): PetSpecies[] | null {
  const usual = usualSpecies(speciality)
  return index % 3 === 0 && usual.length > 3 ? usual.slice(0, -1) : null
}

type DoctorRow = Insertable<Tables['doctors']>

function doctorRow(
  world: World,
  id: string,
  place: Place,
  kind: SeededDoctor['kind'],
  speciality: SpecialityId,
  index: number,
): DoctorRow {
  const { dice } = world
  const clinic = dice.chance(0.7)
  return {
    user_id: id,
    kind,
    speciality,
    species: kind === 'veterinarian' ? treatedSpecies(speciality, index) : null,
    licence_number: `${kind === 'veterinarian' ? 'VET' : 'MD'}-${place.country}-${String(41_000 + index * 137)}`,
    licence_state: index < verifiedCount ? 'verified' : 'unverified',
    languages: [...place.languages],
    video_fee: dice.between(5, 18) * 500,
    clinic_fee: clinic ? dice.between(10, 28) * 500 : null,
    currency: 'USD',
    clinic_name: clinic
      ? `${place.city} ${kind === 'veterinarian' ? 'Animal Clinic' : 'Practice'} ${dice.pick(place.streets)}`
      : null,
    clinic_address: clinic ? JSON.stringify(address(world, place)) : null,
    ...(clinic ? near(world, place) : { latitude: null, longitude: null }),
    awards: dice.chance(0.4) ? [dice.pick(awards)] : [],
    skills: dice.some(skills[kind], 3),
    experience_since: dice.between(1992, 2021),
  }
}

/** 64 doctors, two in five of them veterinarians, the last four awaiting verification; the first one is `doctor@carenest.test`. */
export async function seedDoctors(world: World): Promise<SeededDoctor[]> {
  const { dice } = world
  const users: Insertable<Tables['users']>[] = []
  const rows: DoctorRow[] = []
  const availability: Insertable<Tables['availability']>[] = []
  const doctors: SeededDoctor[] = []
  for (let index = 0; index < verifiedCount + unverifiedCount; index += 1) {
    const demonstration = index === 0
    const kind = index % 5 === 1 || index % 5 === 3 ? 'veterinarian' : 'physician'
    const place = demonstration ? places[0]! : places[(index * 4 + Math.floor(index / 11)) % places.length]!
    const ofKind = specialities.filter((one) => one.kind === kind)
    const speciality = demonstration ? 'general-practice' : ofKind[Math.floor(index / 2) % ofKind.length]!.id
    const name = `${masculineCuts.has(index % 8) ? masculine[(index * 7) % masculine.length] : feminine[(index * 7) % feminine.length]} ${families[(index * 13) % families.length]}`
    const user = account(world, {
      userType: 1,
      name,
      email: demonstration ? 'doctor@carenest.test' : emailOf(name, index),
      place,
      avatar: `/pictures/people/${String(index).padStart(2, '0')}.svg`,
      age: dice.between(200, 900),
    })
    users.push(user)
    const plain = doctorRow(world, user.id, place, kind, speciality, index)
    const turn = doctors.filter((other) => other.speciality === speciality).length
    const row = { ...plain, biography: biographyOf({ speciality, place, turn, index }) }
    rows.push(demonstration ? { ...row, video_fee: 4500, clinic_fee: 7000 } : row)
    const slotMinutes = dice.pick([20, 30, 30, 45])
    const weekly = demonstration ? everyDay : weeks[index % weeks.length]!
    availability.push({
      doctor_id: user.id,
      time_zone: place.timeZone,
      slot_minutes: slotMinutes,
      buffer_before_minutes: 0,
      buffer_after_minutes: dice.pick([0, 5, 10]),
      notice_minutes: 120,
      horizon_days: 60,
      daily_limit: dice.chance(0.2) ? 12 : null,
      weekly: JSON.stringify(weekly),
      updated_at: world.now.toISOString(),
    })
    const { video_fee: videoFee, clinic_fee: clinicFee } = rows.at(-1)!
    doctors.push({
      id: user.id,
      kind,
      speciality,
      species: row.species ?? usualSpecies(speciality),
      verified: index < verifiedCount,
      timeZone: place.timeZone,
      slotMinutes,
      videoFee: videoFee ?? 0,
      clinicFee: clinicFee ?? null,
      weekly,
    })
  }
  await insertAll(world, 'users', users)
  await insertAll(world, 'doctors', rows)
  await insertAll(world, 'availability', availability)
  await seedStaff(world, doctors[0]!.id)
  return doctors
}

async function seedStaff(world: World, doctorId: string): Promise<void> {
  const user = account(world, { userType: 5, name: 'Julia Weber', email: 'staff@carenest.test', place: places[0]!, age: 120 })
  const rights: StaffRight[] = ['appointments', 'availability', 'history']
  await insertAll(world, 'users', [user])
  await insertAll(world, 'staff', [{ user_id: user.id, doctor_id: doctorId, rights }])
}
