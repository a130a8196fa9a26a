import type { DoctorCard, DoctorProfile } from '#contract/doctors/schemas.ts'
import { paths } from '#shared/paths.ts'

/** https://schema.org, as JSON-LD. */
type Thing = { '@type': string } & Record<string, unknown>

const context = 'https://schema.org'

interface Answer {
  readonly endpointName?: string
  readonly data?: unknown
}

/** What search engines are told of a page, from the answers it was drawn from; nothing where they know nothing of its kind. */
export function structuredData(
  queries: Readonly<Record<string, Answer | undefined>>,
  origin: string,
  brand: string,
): Thing | undefined {
  const answers = (endpoint: string) =>
    Object.values(queries).flatMap((query) => (query?.endpointName === endpoint && query.data ? [query.data] : []))
  const [profile] = answers('readDoctor') as DoctorProfile[]
  if (profile) return { '@context': context, ...practitioner(profile, origin) }
  const [found] = answers('searchDoctors') as { pages: { items: DoctorCard[] }[] }[]
  if (found) return listOf(found.pages.flatMap(({ items }) => items).map((doctor) => practitioner(doctor, origin)))
  if (answers('readHome').length > 0) return site(origin, brand)
  return undefined
}

/** A physician, or a veterinarian's practice. */
function practitioner(doctor: DoctorCard | DoctorProfile, origin: string): Thing {
  const address = doctor.clinic?.address
  const { average, count } = doctor.rating
  return {
    '@type': doctor.kind === 'veterinarian' ? 'VeterinaryCare' : 'Physician',
    name: doctor.name,
    url: origin + paths.viewDoctorDetails.link({ id: doctor.id }),
    ...(doctor.avatar && { image: new URL(doctor.avatar, `${origin}/`).href }),
    ...('biography' in doctor && doctor.biography && { description: doctor.biography }),
    medicalSpecialty: doctor.speciality,
    knowsLanguage: doctor.languages,
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.lines.join(', '),
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    ...(average !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } }),
  }
}

function listOf(items: readonly Thing[]): Thing {
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }))
  return { '@context': context, '@type': 'ItemList', itemListElement }
}

function site(origin: string, brand: string): Thing {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: brand,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.doctorsList.link()}?q={words}` },
      'query-input': 'required name=words',
    },
  }
}
