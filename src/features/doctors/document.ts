import { doctorsCalls } from '#contract/doctors/calls.ts'
import { listNames, type CapabilityDocument } from '#shared/document/capability-document.ts'
import { paths } from '#shared/paths.ts'
import { doctorFilters } from './model/doctor-search.ts'
import { tellOfDoctors } from './structured-data.ts'

const listed = [...doctorFilters, ...listNames, 'view']

/** What the server must know to draw the capability's public pages. */
export const doctorsDocument: CapabilityDocument = {
  reads: {
    [paths.experts.pattern]: listed,
    [paths.doctorsList.pattern]: listed,
    [paths.viewDoctorDetails.pattern]: ['id', 'mode', 'start', 'from', 'subject'],
  },
  tell: tellOfDoctors,
  records: {
    call: doctorsCalls.searchDoctors,
    query: { sort: 'rating' },
    addressOf: ({ id }: { id: string }) => paths.viewDoctorDetails.link({ id }),
  },
}
