import type { OwnProfile } from '#contract/doctors/schemas.ts'
import type { PetSpecies } from '#contract/doctors/treated.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { readAmount, writtenAmount } from '#shared/lib/written-amount.ts'
import type { AddressDraft } from '#shared/ui/address/address-draft.ts'

/** A profile as the form holds it: numbers as texts, empty where there is none. */
export interface ProfileValues {
  speciality: SpecialityId
  species: readonly PetSpecies[]
  languages: readonly string[]
  biography: string
  experienceSince: string
  fees: { video: string; clinic: string }
  clinic: ClinicValues | null
  awards: readonly string[]
  skills: readonly string[]
}

export interface ClinicValues {
  name: string
  address: AddressDraft
  latitude: string
  longitude: string
}

/** To a decimetre: what stands behind it says nothing of a door. */
const writtenDegrees = (degrees: number | null) => (degrees === null ? '' : String(Number(degrees.toFixed(6))))

const readNumber = (text: string) => (text.trim() === '' ? null : Number(text))

const noAddress: AddressDraft = { lines: ['', ''], city: '', region: '', postalCode: '', country: '' }

export function valuesOfProfile(profile: OwnProfile): ProfileValues {
  const { clinic, currency, fees } = profile
  const fee = (amount: { amount: number } | null) => (amount ? writtenAmount(amount.amount, currency) : '')
  const [first = '', ...others] = clinic?.address?.lines ?? []
  return {
    speciality: profile.speciality,
    species: profile.species,
    languages: profile.languages,
    biography: profile.biography,
    experienceSince: profile.experienceSince === null ? '' : String(profile.experienceSince),
    fees: { video: fee(fees.video), clinic: fee(fees.clinic) },
    clinic: clinic && {
      name: clinic.name ?? '',
      address: clinic.address ? { ...clinic.address, lines: [first, others.join(', ')] } : noAddress,
      latitude: writtenDegrees(clinic.latitude),
      longitude: writtenDegrees(clinic.longitude),
    },
    awards: profile.awards,
    skills: profile.skills,
  }
}

/** What the contract's schema checks. The first line of an address stays even when empty, so that its fault stands at its field. */
export function changeOfValues(values: ProfileValues, { currency, version }: Pick<OwnProfile, 'currency' | 'version'>) {
  const { clinic, fees } = values
  return {
    ...values,
    version,
    experienceSince: readNumber(values.experienceSince),
    fees: { video: readAmount(fees.video, currency), clinic: readAmount(fees.clinic, currency) },
    clinic: clinic && {
      name: clinic.name,
      address: { ...clinic.address, lines: clinic.address.lines.filter((line, index) => index === 0 || line.trim() !== '') },
      latitude: readNumber(clinic.latitude),
      longitude: readNumber(clinic.longitude),
    },
  }
}

/** The public page as it would be with these values; where a number is not written to its end, as it is now. */
export function previewOf(profile: OwnProfile, values: ProfileValues): OwnProfile {
  const change = changeOfValues(values, profile)
  const fee = (mode: 'video' | 'clinic') => {
    const amount = change.fees[mode]
    if (amount === null) return null
    return typeof amount === 'number' ? { amount, currency: profile.currency } : profile.fees[mode]
  }
  return {
    ...profile,
    speciality: values.speciality,
    species: [...values.species],
    languages: [...values.languages],
    biography: values.biography.trim(),
    experienceSince: change.experienceSince,
    fees: { video: fee('video'), clinic: fee('clinic') },
    clinic: change.clinic && { ...change.clinic, name: change.clinic.name.trim() || null },
    awards: [...values.awards],
    skills: [...values.skills],
  }
}

/** Languages that can be chosen, by ISO 639-1: those spoken by most, beside what a profile has already. */
export const spokenLanguages = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mr',
  'ms',
  'nl',
  'no',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'te',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const
