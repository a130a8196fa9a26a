import { paths } from '#shared/paths.ts'
import type { Frame } from '../layouts/frame.ts'

/** What the keyboard does, as data: the handlers and the list that people read both come from here. */
export interface Shortcut {
  readonly id: 'palette' | 'help' | 'search' | 'close' | 'go'
  /** Pressed one after another; `mod` is Ctrl, on Apple's keyboards Cmd. */
  readonly keys: readonly [string] | readonly [string, string]
  /** Of `go`: the screen. */
  readonly pattern?: string
  /** A key alone, without Ctrl or Cmd: can be turned off (WCAG 2.1.4), and is none while somebody types. */
  readonly isCharacter: boolean
}

const everywhere: readonly Shortcut[] = [
  { id: 'palette', keys: ['mod+k'], isCharacter: false },
  { id: 'search', keys: ['/'], isCharacter: true },
  { id: 'help', keys: ['?'], isCharacter: true },
  // The browser's own dialogs close by it: named in the list, handled by them.
  { id: 'close', keys: ['Escape'], isCharacter: false },
]

type Letters = readonly (readonly [letter: string, path: { readonly pattern: string }])[]

/** After `g`, the letter of the screen; `h` is where a person of the workspace begins. */
const destinations: Record<Frame, Letters> = {
  public: [
    ['h', paths.home],
    ['d', paths.doctorsList],
    ['e', paths.experts],
    ['s', paths.ecommerce],
    ['b', paths.blogs],
  ],
  patient: [
    ['h', paths.userDashboard],
    ['v', paths.userAppointmentList],
    ['d', paths.userDoctors],
    ['r', paths.patientEmr],
    ['p', paths.userPrescription],
    ['o', paths.userOrders],
    ['m', paths.chat],
    ['n', paths.notifications],
    ['s', paths.userSettings],
  ],
  doctor: [
    ['h', paths.doctorDashboard],
    ['v', paths.doctorUpcomingAppointment],
    ['a', paths.doctorAvailability],
    ['p', paths.doctorPrescription],
    ['r', paths.patientHistory],
    ['m', paths.chat],
    ['i', paths.doctorsInvoices],
    ['s', paths.doctorProfile],
  ],
  pharmacy: [
    ['h', paths.pharmaDashboard],
    ['r', paths.newOrderRequest],
    ['o', paths.pharmaOrders],
    ['i', paths.pharmaInvoices],
    ['m', paths.chat],
    ['s', paths.pharmaProfile],
  ],
  admin: [
    ['h', paths.adminDashboard],
    ['u', paths.userList],
    ['d', paths.doctorList],
    ['p', paths.pharmaList],
    ['c', paths.companiesList],
    ['t', paths.transactions],
    ['i', paths.invoiceList],
    ['o', paths.appointmentOrders],
    ['m', paths.medicinesOrders],
  ],
  company: [
    ['h', paths.companyDashboard],
    ['c', paths.coupons],
    ['l', paths.couponList],
    ['t', paths.companyTransactions],
    ['s', paths.companyProfile],
  ],
}

/** The shortcuts of a workspace: what works everywhere, and its own destinations. */
export function shortcutsOf(frame: Frame): readonly Shortcut[] {
  const go = destinations[frame].map(([letter, { pattern }]): Shortcut => ({
    id: 'go',
    keys: ['g', letter],
    pattern,
    isCharacter: true,
  }))
  return [...everywhere, ...go]
}
