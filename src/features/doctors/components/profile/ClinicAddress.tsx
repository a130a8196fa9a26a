import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { ExternalIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Where a clinic is, as written on a letter, each line in its own direction, with a way to a map. */
export function ClinicAddress({ clinic }: { clinic: NonNullable<DoctorProfile['clinic']> }) {
  const { t } = useTranslation('site')
  const { name, address, latitude, longitude } = clinic
  const point = latitude !== null && longitude !== null && `${latitude.toFixed(5)}/${longitude.toFixed(5)}`
  return (
    <Stack gap="2">
      <address style={{ fontStyle: 'normal' }}>
        {name && <Text strong>{name}</Text>}
        {address && <AddressLines lines={addressLines(address)} country={address.country} />}
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
