import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { paths } from '#shared/paths.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'

/** The doctor of a visit, with what they are; leads to their page where `linked`. */
export function DoctorChip({ doctor, linked }: { doctor: AppointmentCard['doctor']; linked?: boolean }) {
  const { t } = useTranslation('site')
  return (
    <PersonChip
      name={doctor.name}
      src={doctor.avatar}
      note={t(`doctors.speciality.${doctor.speciality}`)}
      to={linked ? paths.viewDoctorDetails.link({ id: doctor.id }) : undefined}
    />
  )
}
