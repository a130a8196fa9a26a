import { petSpecies } from '../kernel/animals.ts'
import type { SpecialityId } from './specialities.ts'

/** Reference data: what doctors treat, as people say it. No zod: screens may import it for nothing. */

export { petSpecies }
export type PetSpecies = (typeof petSpecies)[number]

/** What people complain of, and the specialities that see to it. Names come from the words, by id (`complaint.fever`). */
export const complaints = [
  { id: 'fever', specialities: ['general-practice', 'internal-medicine', 'paediatrics', 'small-animals'] },
  { id: 'cough', specialities: ['general-practice', 'pulmonology', 'paediatrics', 'small-animals'] },
  { id: 'cold', specialities: ['general-practice', 'otolaryngology', 'paediatrics'] },
  { id: 'sore-throat', specialities: ['general-practice', 'otolaryngology', 'paediatrics'] },
  { id: 'headache', specialities: ['general-practice', 'neurology'] },
  { id: 'rash', specialities: ['dermatology', 'general-practice', 'veterinary-dermatology', 'small-animals'] },
  { id: 'itching', specialities: ['dermatology', 'veterinary-dermatology', 'small-animals', 'exotic-animals'] },
  { id: 'allergy', specialities: ['general-practice', 'dermatology', 'pulmonology', 'veterinary-dermatology'] },
  { id: 'stomach-ache', specialities: ['gastroenterology', 'general-practice', 'paediatrics'] },
  { id: 'diarrhoea', specialities: ['gastroenterology', 'general-practice', 'paediatrics', 'small-animals', 'exotic-animals'] },
  { id: 'vomiting', specialities: ['gastroenterology', 'general-practice', 'paediatrics', 'small-animals'] },
  { id: 'back-pain', specialities: ['orthopaedics', 'general-practice'] },
  { id: 'lameness', specialities: ['equine', 'small-animals', 'veterinary-surgery'] },
  { id: 'high-blood-pressure', specialities: ['cardiology', 'internal-medicine', 'general-practice'] },
  { id: 'chest-pain', specialities: ['cardiology', 'internal-medicine'] },
  { id: 'diabetes', specialities: ['endocrinology', 'internal-medicine'] },
  { id: 'breathlessness', specialities: ['pulmonology', 'cardiology'] },
  { id: 'earache', specialities: ['otolaryngology', 'paediatrics', 'small-animals'] },
  { id: 'eye-trouble', specialities: ['ophthalmology'] },
  { id: 'toothache', specialities: ['veterinary-dentistry'] },
  { id: 'pregnancy', specialities: ['gynaecology'] },
  { id: 'bladder-trouble', specialities: ['urology', 'general-practice', 'small-animals'] },
  { id: 'anxiety', specialities: ['psychiatry', 'general-practice', 'veterinary-behaviour'] },
  { id: 'low-mood', specialities: ['psychiatry', 'general-practice'] },
  { id: 'sleeplessness', specialities: ['psychiatry', 'neurology', 'general-practice'] },
  { id: 'aggression', specialities: ['veterinary-behaviour'] },
] as const satisfies readonly { id: string; specialities: readonly SpecialityId[] }[]

export type ComplaintId = (typeof complaints)[number]['id']

export const complaintIds = complaints.map(({ id }) => id) as [ComplaintId, ...ComplaintId[]]

export function specialitiesFor(complaint: ComplaintId): readonly SpecialityId[] {
  return complaints.find(({ id }) => id === complaint)!.specialities
}

const usual: Partial<Record<SpecialityId, readonly PetSpecies[]>> = {
  'small-animals': ['dog', 'cat', 'rabbit', 'guinea_pig', 'hamster', 'ferret'],
  'exotic-animals': ['rabbit', 'guinea_pig', 'hamster', 'bird', 'fish', 'reptile', 'ferret', 'other'],
  equine: ['horse'],
  'veterinary-behaviour': ['dog', 'cat', 'bird', 'horse'],
  'veterinary-dentistry': ['dog', 'cat', 'rabbit', 'guinea_pig'],
  'veterinary-dermatology': ['dog', 'cat', 'rabbit', 'guinea_pig', 'horse'],
  'veterinary-surgery': ['dog', 'cat', 'rabbit', 'guinea_pig', 'ferret', 'other'],
}

/** The species that a veterinarian of this speciality treats who has not said otherwise; none for physicians. */
export function usualSpecies(speciality: SpecialityId): readonly PetSpecies[] {
  return usual[speciality] ?? []
}
