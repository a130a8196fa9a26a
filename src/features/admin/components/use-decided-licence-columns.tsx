import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { decidedLicence } from '#contract/admin/schemas.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { When } from '#shared/ui/time/When.tsx'

export type DecidedLicence = z.infer<typeof decidedLicence>

const tones = { verified: 'success', refused: 'neutral', revoked: 'error' } as const

/** Columns of the licences on which somebody has decided. */
export function useDecidedLicenceColumns(): readonly Column<DecidedLicence>[] {
  const { t } = useTranslation('workspace')
  return [
    {
      key: 'name',
      header: t('admin.columns.name'),
      cell: (doctor) => <PersonChip name={doctor.name} note={doctor.email} />,
    },
    {
      key: 'speciality',
      header: t('admin.columns.speciality'),
      cell: (doctor) => t(`doctors.speciality.${doctor.speciality as SpecialityId}`, { ns: 'site' }),
    },
    { key: 'licence', header: t('admin.columns.licence'), cell: (doctor) => doctor.licenceNumber },
    {
      key: 'state',
      header: t('admin.columns.state'),
      cell: (doctor) => <Badge tone={tones[doctor.state]}>{t(`admin.licences.states.${doctor.state}`)}</Badge>,
    },
    { key: 'reason', header: t('admin.columns.reason'), cell: (doctor) => doctor.reason },
    {
      key: 'registered',
      header: t('admin.columns.registered'),
      cell: (doctor) => <When instant={doctor.registeredAt} show="date" />,
    },
  ]
}
