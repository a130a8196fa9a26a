import type { PatientProfile } from '#contract/people/schemas.ts'
import type { AddressDraft } from '#shared/ui/address/address-draft.ts'
import { addressOf, draftOfAddress } from '#features/places/index.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { readMeasure, writtenMeasure } from '#shared/lib/measures.ts'

/** The profile as the form holds it: texts, empty where nothing is known. Named as the schema names them, so that faults find their fields. */
export interface ProfileValues {
  name: string
  birthDate: string
  sex: string
  bloodGroup: string
  /** Centimetres or inches. */
  heightMillimetres: string
  /** Kilograms or pounds. */
  weightGrams: string
  address: AddressDraft | null
  emergencyContact: { name: string; relationship: string; phone: string } | null
}

export function valuesOfProfile(profile: PatientProfile, units: UnitSystem): ProfileValues {
  return {
    name: profile.name,
    birthDate: profile.birthDate ?? '',
    sex: profile.sex ?? '',
    bloodGroup: profile.bloodGroup ?? '',
    heightMillimetres: writtenMeasure(profile.heightMillimetres, 'height', units),
    weightGrams: writtenMeasure(profile.weightGrams, 'weight', units),
    address: profile.address && draftOfAddress(profile.address),
    emergencyContact: profile.emergencyContact,
  }
}

/** What the contract's schema checks. What stands in a field as it was shown is what the profile has. */
export function changeOfProfile(values: ProfileValues, units: UnitSystem, kept: PatientProfile) {
  return {
    name: values.name,
    birthDate: values.birthDate || null,
    sex: values.sex || null,
    bloodGroup: values.bloodGroup || null,
    heightMillimetres: readMeasure(values.heightMillimetres, 'height', units, kept.heightMillimetres),
    weightGrams: readMeasure(values.weightGrams, 'weight', units, kept.weightGrams),
    address: values.address && addressOf(values.address),
    emergencyContact: values.emergencyContact,
  }
}
