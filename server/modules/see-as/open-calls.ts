import type { Call } from '#contract/kernel/call.ts'
import { accountCalls } from '#contract/account/calls.ts'
import { availabilityCalls } from '#contract/booking/availability-calls.ts'
import { bookingCalls } from '#contract/booking/calls.ts'
import { couponCalls } from '#contract/coupons/calls.ts'
import { doctorsCalls } from '#contract/doctors/calls.ts'
import { licencesCalls } from '#contract/licences/calls.ts'
import { noticesCalls } from '#contract/notices/calls.ts'
import { orderCalls } from '#contract/orders/calls.ts'
import { pharmacyCalls } from '#contract/pharmacy/calls.ts'
import { planCalls } from '#contract/plans/calls.ts'
import { shopCalls } from '#contract/shop/calls.ts'
import { staffCalls } from '#contract/staff/calls.ts'
import { supportCalls } from '#contract/support/calls.ts'

/**
 * What an administrator who sees with somebody's eyes may read, beside what everybody may: visits, money, goods and settings. All else is closed,
 * and stays so until it stands here: records, chat, prescriptions, certificates, documents, calls, and whatever is added later.
 */
export const openCalls: readonly Call[] = [
  accountCalls.me,
  availabilityCalls.readAvailability,
  bookingCalls.listAppointments,
  bookingCalls.listDoctorAppointments,
  bookingCalls.readCancellation,
  bookingCalls.readDoctorCalendar,
  bookingCalls.readPatientSummary,
  bookingCalls.readDoctorSummary,
  bookingCalls.readEarnings,
  couponCalls.listCoupons,
  couponCalls.readCoupon,
  couponCalls.listCouponUses,
  couponCalls.sumCouponUses,
  couponCalls.listStatements,
  couponCalls.readCompanyDashboard,
  couponCalls.readCompany,
  doctorsCalls.readOwnProfile,
  doctorsCalls.listProfileChoices,
  doctorsCalls.listOwnDoctors,
  doctorsCalls.listFavourites,
  licencesCalls.readOwnLicence,
  noticesCalls.countUnreadNotices,
  noticesCalls.listNoticeChoices,
  noticesCalls.readQuietHours,
  orderCalls.listInvoices,
  orderCalls.sumInvoices,
  orderCalls.listOwnPapers,
  orderCalls.listPracticeOrders,
  pharmacyCalls.readPharmacyProfile,
  pharmacyCalls.readDesk,
  pharmacyCalls.listOwnProducts,
  pharmacyCalls.readOwnProduct,
  planCalls.readSubscription,
  shopCalls.readCart,
  shopCalls.readCheckout,
  shopCalls.listAddresses,
  shopCalls.listOwnOrders,
  shopCalls.listKept,
  staffCalls.listStaff,
  staffCalls.listInvitations,
  supportCalls.listOwnRequests,
]

const open = new Set(openCalls.map(({ method, path }) => `${method} ${path}`))

/** Whether a reading call answers who sees with somebody's eyes. */
export const seenByOffice = ({ method, path, access }: Call): boolean =>
  access.who === 'anyone' ? access.whose === 'public' : open.has(`${method} ${path}`)
