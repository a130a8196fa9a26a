import * as kernel from './0001-kernel.ts'
import * as accounts from './0002-accounts.ts'
import * as booking from './0003-booking.ts'
import * as orders from './0004-orders.ts'
import * as content from './0005-content.ts'
import * as movedAppointments from './0006-moved-visits.ts'
import * as calendarVersions from './0007-calendar-versions.ts'
import * as calendarChanges from './0008-calendar-changes.ts'
import * as lineSubjects from './0009-line-subjects.ts'
import * as savedViews from './0010-saved-views.ts'
import * as search from './0012-search.ts'
import * as files from './0013-files.ts'
import * as releasedFiles from './0014-released-files.ts'
import * as invoiceCountries from './0015-invoice-countries.ts'
import * as blog from './0016-blog.ts'
import * as shop from './0017-shop.ts'
import * as doctorSearch from './0019-doctor-search.ts'
import * as searchWords from './0020-search-words.ts'
import * as jobLeases from './0023-job-leases.ts'
import * as attemptSteps from './0025-attempt-steps.ts'
import * as knownDevices from './0027-known-devices.ts'
import * as revokedLicences from './0029-revoked-licences.ts'
import * as revokedLicencesChecked from './0030-revoked-licences-checked.ts'
import * as mailAttachments from './0031-mail-attachments.ts'
import * as treatedSpecies from './0035-treated-species.ts'
import * as invoiceBuyers from './0036-invoice-buyers.ts'
import * as appointmentReminders from './0038-appointment-reminders.ts'
import * as orderLines from './0040-order-lines.ts'
import * as orderLinesFilled from './0041-order-lines-filled.ts'
import * as orderStates from './0042-order-states.ts'
import * as orderStatesFilled from './0043-order-states-filled.ts'
import * as orderSubjects from './0044-order-subjects.ts'
import * as paymentShares from './0045-payment-shares.ts'
import * as units from './0046-units.ts'
import * as invoicesOfSeller from './0062-invoices-of-seller.ts'
import * as officeSettings from './0384-office-settings.ts'
import * as pausedJobs from './0391-paused-jobs.ts'
import * as outboxDiscarded from './0392-outbox-discarded.ts'
import * as outboxInOrder from './0393-outbox-in-order.ts'
import * as folding from './0450-folding.ts'
import * as foldedColumns from './0451-folded-columns.ts'
import * as monthsAhead from './0463-months-ahead.ts'
import type { MigrationList } from './migration.ts'

/**
 * The platform's own migrations under their files' names. One that has run anywhere is never changed: add another. A capability's own lie
 * with it (`Module.migrations`); numbers are of one row, and may have gaps.
 */
export const migrations: MigrationList = {
  '0001-kernel': kernel,
  '0002-accounts': accounts,
  '0003-booking': booking,
  '0004-orders': orders,
  '0005-content': content,
  '0006-moved-visits': movedAppointments,
  '0007-calendar-versions': calendarVersions,
  '0008-calendar-changes': calendarChanges,
  '0009-line-subjects': lineSubjects,
  '0010-saved-views': savedViews,
  '0012-search': search,
  '0013-files': files,
  '0014-released-files': releasedFiles,
  '0015-invoice-countries': invoiceCountries,
  '0016-blog': blog,
  '0017-shop': shop,
  '0019-doctor-search': doctorSearch,
  '0020-search-words': searchWords,
  '0023-job-leases': jobLeases,
  '0025-attempt-steps': attemptSteps,
  '0027-known-devices': knownDevices,
  '0029-revoked-licences': revokedLicences,
  '0030-revoked-licences-checked': revokedLicencesChecked,
  '0031-mail-attachments': mailAttachments,
  '0035-treated-species': treatedSpecies,
  '0036-invoice-buyers': invoiceBuyers,
  '0038-appointment-reminders': appointmentReminders,
  '0040-order-lines': orderLines,
  '0041-order-lines-filled': orderLinesFilled,
  '0042-order-states': orderStates,
  '0043-order-states-filled': orderStatesFilled,
  '0044-order-subjects': orderSubjects,
  '0045-payment-shares': paymentShares,
  '0046-units': units,
  '0062-invoices-of-seller': invoicesOfSeller,
  '0384-office-settings': officeSettings,
  '0391-paused-jobs': pausedJobs,
  '0392-outbox-discarded': outboxDiscarded,
  '0393-outbox-in-order': outboxInOrder,
  '0450-folding': folding,
  '0451-folded-columns': foldedColumns,
  '0463-months-ahead': monthsAhead,
}
