/** Days of the week by their number in ISO 8601: Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const pharmacyLengths = { about: 1000, sku: 40, name: 160, description: 1000, lot: 40 } as const

export const mostHours = 21
export const mostClosedDays = 60
export const mostPostcodes = 60
/** Metres. */
export const widestDelivery = 200_000
export const dearestDelivery = 100_000

/** A product whose stock is at or under this is low, unless its pharmacy says another number. */
export const usualLowStock = 5
/** Days ahead in which a lot is said to expire. */
export const expiringDays = 60

/** What the catalogue's list is narrowed to. */
export const productShows = ['low', 'out', 'expiring', 'hidden'] as const
export type ProductShow = (typeof productShows)[number]

/** Columns of a catalogue file, in the order in which they are written. Without `sku` and `name` there is nothing to bring in. */
export const catalogueColumns = [
  'sku',
  'name',
  'description',
  'category',
  'audience',
  'prescription_only',
  'price',
  'stock',
  'lot',
  'expires_on',
] as const
export type CatalogueColumn = (typeof catalogueColumns)[number]
export const neededColumns = ['sku', 'name', 'category', 'audience', 'price'] as const satisfies readonly CatalogueColumn[]

/** The usual delimiter of a catalogue file; named wherever one is read or written. */
export const catalogueDelimiter = ','

/** Lines that are sent at once, lines of one file, cells of a line, characters of a head and a cell, faults that are told. */
export const importLimits = { linesAtOnce: 2500, lines: 200_000, cells: 40, head: 60, cell: 2000, faultsShown: 200 } as const

/** What can be wrong with a line of a catalogue file. */
export const lineFaults = [
  'missing',
  'too_long',
  'formula',
  'lost_character',
  'unknown_category',
  'unknown_audience',
  'not_yes_or_no',
  'not_a_price',
  'not_a_count',
  'not_a_day',
  'lot_without_stock',
  'stock_without_lot',
  'repeated',
  'too_few_cells',
  'too_many_cells',
] as const
export type LineFault = (typeof lineFaults)[number]

export const importStates = ['checking', 'applied', 'discarded'] as const
export type ImportState = (typeof importStates)[number]

/** What a pharmacy's list of orders shows. */
export const deskTabs = ['new', 'working', 'sent', 'finished'] as const
export type DeskTab = (typeof deskTabs)[number]
/** States of each tab, of either kind of order. */
export const tabStates = {
  new: ['paid'],
  working: ['accepted', 'preparing'],
  sent: ['dispatched'],
  finished: ['delivered', 'rejected', 'cancelled'],
} as const satisfies Record<DeskTab, readonly string[]>

export const deskKinds = ['medicine', 'shop'] as const
export type DeskKind = (typeof deskKinds)[number]

/** Days that the dashboard's chart shows. */
export const chartDays = 30
