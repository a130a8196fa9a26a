/** What a record holds as entries of its own, in the order in which kinds are offered. */
export const entryKinds = ['allergy', 'condition', 'medication', 'vaccination', 'note', 'document'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What owners tell by themselves, marked as told by them. */
export const ownerKinds = [
  'allergy',
  'condition',
  'medication',
  'vaccination',
  'document',
] as const satisfies readonly EntryKind[]

export const severities = ['unknown', 'mild', 'moderate', 'severe'] as const
export type Severity = (typeof severities)[number]

/** Only an active one is listed as current. */
export const conditionStates = ['active', 'remission', 'inactive', 'resolved'] as const
export type ConditionState = (typeof conditionStates)[number]

/**
 * As what somebody is at a record. `emergency`: a doctor without a visit who gave a reason. Staff read for their doctor.
 */
export const standings = ['owner', 'carer', 'doctor', 'staff', 'emergency'] as const
export type Standing = (typeof standings)[number]

/** What somebody did with a record, of which the patient can read. */
export const recordActs = ['read', 'document', 'write', 'correct', 'withdraw', 'confirm', 'open', 'export'] as const
export type RecordAct = (typeof recordActs)[number]

/** Parts of a visit note (SOAP), in the order in which they are written. */
export const noteParts = ['subjective', 'objective', 'assessment', 'plan'] as const
export type NotePart = (typeof noteParts)[number]

/** Longest text of one part of a note, in characters. */
export const noteLength = 8000

/** Phrases that one doctor keeps, at most. */
export const mostPhrases = 50

/** Hours for which a record stays open to a doctor who gave a reason. */
export const emergencyHours = 24
