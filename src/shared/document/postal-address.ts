import type { PostalAddress } from '#contract/kernel/postal-address.ts'

/** https://schema.org/PostalAddress */
export const postalAddress = ({ lines, city, region, postalCode, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: lines.join(', '),
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
})
