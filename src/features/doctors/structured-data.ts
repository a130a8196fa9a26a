import type { DoctorCard, DoctorProfile } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'
import { postalAddress } from '#shared/document/postal-address.ts'
import {
  listOf,
  type StructuredDataBuilder,
  type Thing,
  type StructuredDataInput,
} from '#shared/document/structured-data-builder.ts'

/** The doctor of the page, or those of its list. */
export const tellOfDoctors: StructuredDataBuilder = (told) => {
  const [profile] = told.answers('readDoctor') as readonly DoctorProfile[]
  if (profile) return practitioner(profile, told)
  const [found] = told.answers('searchDoctors') as readonly { pages: { items: DoctorCard[] }[] }[]
  return found && listOf(found.pages.flatMap(({ items }) => items).map((doctor) => practitioner(doctor, told)))
}

/** A physician, or a veterinarian's practice. */
function practitioner(doctor: DoctorCard | DoctorProfile, { whole }: StructuredDataInput): Thing {
  const address = doctor.clinic?.address
  const { average, count } = doctor.rating
  return {
    '@type': doctor.kind === 'veterinarian' ? 'VeterinaryCare' : 'Physician',
    name: doctor.name,
    url: whole(paths.viewDoctorDetails.link({ id: doctor.id })),
    ...(doctor.avatar && { image: whole(doctor.avatar) }),
    ...('biography' in doctor && doctor.biography && { description: doctor.biography }),
    medicalSpecialty: doctor.speciality,
    knowsLanguage: doctor.languages,
    ...(address && { address: postalAddress(address) }),
    ...(average !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } }),
  }
}
