import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { doctorToVerify } from '#contract/admin/schemas.ts'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { When } from '#shared/ui/time/When.tsx'

export type DoctorToVerify = z.infer<typeof doctorToVerify>

/** Columns of the licences that wait. */
export function useLicenceColumns(): readonly Column<DoctorToVerify>[] {
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
      key: 'since',
      header: t('admin.columns.since'),
      cell: (doctor) => <When instant={doctor.registeredAt} show="date" />,
    },
  ]
}
