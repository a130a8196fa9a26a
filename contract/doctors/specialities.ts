import type { DoctorKind } from './values.ts'

/** Reference data: what doctors specialise in. Names come from the words, by id (`speciality.cardiology`). */
export const specialities = [
  { id: 'general-practice', kind: 'physician' },
  { id: 'internal-medicine', kind: 'physician' },
  { id: 'paediatrics', kind: 'physician' },
  { id: 'cardiology', kind: 'physician' },
  { id: 'dermatology', kind: 'physician' },
  { id: 'endocrinology', kind: 'physician' },
  { id: 'gastroenterology', kind: 'physician' },
  { id: 'gynaecology', kind: 'physician' },
  { id: 'neurology', kind: 'physician' },
  { id: 'ophthalmology', kind: 'physician' },
  { id: 'orthopaedics', kind: 'physician' },
  { id: 'otolaryngology', kind: 'physician' },
  { id: 'psychiatry', kind: 'physician' },
  { id: 'pulmonology', kind: 'physician' },
  { id: 'urology', kind: 'physician' },
  { id: 'small-animals', kind: 'veterinarian' },
  { id: 'exotic-animals', kind: 'veterinarian' },
  { id: 'equine', kind: 'veterinarian' },
  { id: 'veterinary-behaviour', kind: 'veterinarian' },
  { id: 'veterinary-dentistry', kind: 'veterinarian' },
  { id: 'veterinary-dermatology', kind: 'veterinarian' },
  { id: 'veterinary-surgery', kind: 'veterinarian' },
] as const satisfies readonly { id: string; kind: DoctorKind }[]

export type SpecialityId = (typeof specialities)[number]['id']

export const specialityIds = specialities.map(({ id }) => id) as [SpecialityId, ...SpecialityId[]]

export function kindOfSpeciality(id: SpecialityId): DoctorKind {
  return specialities.find((speciality) => speciality.id === id)!.kind
}
