import { roleOf, type Role } from '#contract/kernel/roles.ts'
import { mayBePaid } from '#contract/orders/states.ts'
import type { Found } from '#contract/search/schemas.ts'
import { paths } from '#shared/paths.ts'

const accountLists: Partial<Record<Role, { link: (query: { id: string }) => string }>> = {
  doctor: paths.doctorList,
  pharmacy: paths.pharmaList,
  company: paths.companiesList,
}

/** The screen that shows what was found to a person of this type. */
export function opens(found: Found, userType: number | undefined): string {
  const isPatient = userType !== undefined && roleOf(userType) === 'patient'
  switch (found.kind) {
    case 'doctor':
      return paths.viewDoctorDetails.link({ id: found.id })
    case 'product':
      return paths.ecommerce.link({ id: found.id })
    case 'article':
      return paths.blog.link({ slug: found.slug })
    case 'patient':
      return paths.appointmentDetails.link({ id: found.visitId })
    case 'pet':
      return paths.userSettings.link({ tab: 'pets' })
    case 'visit':
      return (isPatient ? paths.userAppointmentDetails : paths.appointmentDetails).link({ id: found.id })
    case 'order':
      if (isPatient) return paths.orderSummery.link({ id: found.id })
      return (mayBePaid({ ...found, kind: found.orderKind }) ? paths.pendingOrderView : paths.completedOrderView).link({
        id: found.id,
      })
    case 'invoice':
      return paths.doctorsInvoices.link({ id: found.orderId })
    case 'conversation':
      return paths.chat.link({ with: found.id })
    case 'account':
      return (accountLists[found.role] ?? paths.userList).link({ id: found.id })
  }
}
