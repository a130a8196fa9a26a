/** The reference lists, what uses their entries, and the screen of each. */
export const referenceLists = {
  awards: { screen: 'awardList', usedBy: 'doctors' },
  skills: { screen: 'skillList', usedBy: 'doctors' },
  allergies: { screen: 'allergyList', usedBy: 'records' },
} as const
export type ReferenceList = keyof typeof referenceLists
export const listNames = ['awards', 'skills', 'allergies'] as const satisfies readonly ReferenceList[]

export const entryLengths = { name: 80, aliases: 20 } as const

export const entryShows = ['active', 'retired'] as const

/** For how long a merge can be taken back. */
export const mergeUndoDays = 30

/** Columns of a list's file, in the order in which they are written; `used` is for its reader alone. */
export const entryColumns = ['id', 'name', 'aliases', 'retired', 'used'] as const
export type EntryColumn = (typeof entryColumns)[number]
/** Between other names in one cell. */
export const aliasDelimiter = '|'

export const entryFaults = [
  'no_name_column',
  'unknown_column',
  'repeated_column',
  'missing',
  'too_long',
  'too_many_aliases',
  'formula',
  'lost_character',
  'not_yes_or_no',
  'unknown_id',
  'taken',
  'repeated',
  'too_few_cells',
  'too_many_cells',
] as const
export type EntryFault = (typeof entryFaults)[number]

export const listFileLimits = { lines: 50_000, characters: 8_000_000, faultsShown: 200 } as const
