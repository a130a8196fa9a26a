import type { Capability } from '../kernel/capability.ts'
import { recordsPaths } from './paths.ts'

export const recordsCapability = {
  name: 'records',
  paths: recordsPaths,
  records: ['subject', 'recordEntry'],
  tags: ['Record', 'RecordEntry', 'RecordLook', 'NoteDraft', 'NotePhrases'],
  limits: { 'records.opening': { uses: 10, seconds: 86_400 }, 'records.question': { uses: 10, seconds: 86_400 } },
  refusals: [
    'record_closed',
    'record_read_only',
    'record_entry_changed',
    'record_entry_withdrawn',
    'record_not_author',
    'record_note_changed',
    'record_note_empty',
    'record_phrases_changed',
    'record_nothing_new',
  ],
} as const satisfies Capability
