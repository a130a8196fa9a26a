import { useTranslation } from 'react-i18next'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { ExternalIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Where a clinic is, as written on a letter, each line in its own direction, with a way to a map. */
export function ClinicAddress({ clinic }: { clinic: NonNullable<DoctorProfile['clinic']> }) {
  const { t, i18n } = useTranslation('site')
  const { name, address, latitude, longitude } = clinic
  const country = address && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(address.country)
  const town = address && [address.postalCode, address.city, address.region].filter(Boolean).join(' ')
  const point = latitude !== null && longitude !== null && `${latitude.toFixed(5)}/${longitude.toFixed(5)}`
  return (
    <Stack gap="2">
      <address style={{ fontStyle: 'normal' }}>
        {name && <Text strong>{name}</Text>}
        {[...(address?.lines ?? []), town, country].filter(Boolean).map((line) => (
          <Text key={line}>
            <bdi>{line}</bdi>
          </Text>
        ))}
      </address>
      {point && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${point}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('doctors.profile.directions')} <ExternalIcon size={14} style={{ display: 'inline' }} />
        </a>
      )}
    </Stack>
  )
}
