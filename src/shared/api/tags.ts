/** Kinds of thing that answers carry and changes make stale. Add one where a capability speaks of a new thing. */
export const tagTypes = [
  'Me', 'Session', 'Configuration',
  'Doctor', 'Favourite', 'Review', 'Staff',
  'Slot', 'Availability', 'Appointment',
  'Prescription', 'Certificate', 'Record', 'Document',
  'Product', 'Cart', 'Order', 'Payment', 'Invoice',
  'Coupon', 'Transaction', 'Plan', 'Subscription', 'Advertisement', 'Article',
  'Profile', 'Pet', 'Address', 'Person', 'Post', 'Event', 'Album', 'Tracker',
  'Conversation', 'Message', 'Meeting', 'Notice', 'Preference',
  'Pharmacy', 'Company', 'ListEntry', 'Account', 'Figures', 'OutboxMessage', 'ContactMessage', 'SupportRequest',
] as const // prettier-ignore

export type TagType = (typeof tagTypes)[number]
