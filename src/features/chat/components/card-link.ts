import type { Card } from '#contract/chat/schemas.ts'
import type { CardKind } from '#contract/chat/values.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { paths } from '#shared/paths.ts'

type Link = (given: { id: string }) => string

const links: Readonly<Record<CardKind, Partial<Record<Role, Link>>>> = {
  visit: {
    patient: paths.userAppointmentDetails.link,
    doctor: paths.appointmentDetails.link,
    staff: paths.appointmentDetails.link,
  },
  prescription: { patient: paths.userPrescriptionDetails.link, doctor: paths.doctorPrescriptionDetails.link },
}

/** Where the reader opens the record; `undefined` where their role has no screen of it. */
export const cardLink = ({ kind, id }: Card, role: Role | undefined): string | undefined => role && links[kind][role]?.({ id })
