import type { PatientProfile } from '#contract/people/schemas.ts'
import type { AddressDraft } from '#shared/ui/address/address-draft.ts'
import { addressOf, draftOfAddress } from '../address.ts'
import { readCentimetres, readThousandths, writtenCentimetres, writtenThousandths } from './measures.ts'

/** The profile as the form holds it: texts, empty where nothing is known. Named as the schema names them, so that faults find their fields. */
export interface ProfileValues {
  name: string
  birthDate: string
  sex: string
  bloodGroup: string
  /** Centimetres. */
  heightMillimetres: string
  /** Kilograms. */
  weightGrams: string
  address: AddressDraft | null
  emergencyContact: { name: string; relationship: string; phone: string } | null
}

export function valuesOfProfile(profile: PatientProfile): ProfileValues {
  return {
    name: profile.name,
    birthDate: profile.birthDate ?? '',
    sex: profile.sex ?? '',
    bloodGroup: profile.bloodGroup ?? '',
    heightMillimetres: writtenCentimetres(profile.heightMillimetres),
    weightGrams: writtenThousandths(profile.weightGrams),
    address: profile.address && draftOfAddress(profile.address),
    emergencyContact: profile.emergencyContact,
  }
}

/** What the contract's schema checks. */
export function changeOfProfile(values: ProfileValues) {
  return {
    name: values.name,
    birthDate: values.birthDate || null,
    sex: values.sex || null,
    bloodGroup: values.bloodGroup || null,
    heightMillimetres: readCentimetres(values.heightMillimetres),
    weightGrams: readThousandths(values.weightGrams),
    address: values.address && addressOf(values.address),
    emergencyContact: values.emergencyContact,
  }
}
