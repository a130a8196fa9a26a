import type { Capability } from '../kernel/capability.ts'
import { pdfType, pictureTypes } from '../kernel/file-types.ts'
import { recordsPaths } from './paths.ts'

export const recordsCapability = {
  name: 'records',
  paths: recordsPaths,
  records: ['subject', 'recordEntry'],
  tags: ['Record', 'RecordEntry', 'RecordLook', 'NoteDraft', 'NotePhrases'],
  hub: {
    /** Of the subject: something was written, or somebody opened it. */
    'record.changed': { fields: ['id'], tags: ['Record', 'RecordEntry', 'RecordLook'] },
  },
  notices: {
    /** A doctor without a visit opened a record of theirs. */
    recordOpened: {
      for: ['patient'],
      icon: 'shield',
      mailed: true,
      pushed: true,
      required: true,
      passesQuietHours: true,
      data: { name: 'text' },
    },
  },
  limits: { 'records.opening': { uses: 10, seconds: 86_400 }, 'records.question': { uses: 10, seconds: 86_400 } },
  files: {
    recordDocument: {
      types: [...pictureTypes, pdfType],
      mostBytes: 10 * 1024 * 1024,
      isPublic: false,
      by: ['patient', 'doctor'],
    },
  },
  refusals: [
    'record_closed',
    'record_read_only',
    'record_unverified',
    'record_not_author',
    'record_entry_changed',
    'record_entry_withdrawn',
    'record_nothing_new',
    'record_no_document',
    'record_note_changed',
    'record_note_empty',
    'record_phrases_changed',
  ],
} as const satisfies Capability
