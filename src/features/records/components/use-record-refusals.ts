import { useTranslation } from 'react-i18next'
import type { RefusedCode } from '#shared/patterns/states/fault.ts'

const codes = [
  'record_closed',
  'record_read_only',
  'record_unverified',
  'record_not_author',
  'record_entry_changed',
  'record_entry_withdrawn',
  'record_nothing_new',
  'record_note_changed',
  'record_note_empty',
  'record_phrases_changed',
  'missing_pet_right',
  'too_many_requests',
  'too_many_files',
  'not_found',
] as const satisfies readonly RefusedCode[]

/** Sentences for what the record refuses, by code. */
export function useRecordRefusals(): Readonly<{ [C in RefusedCode]?: string }> {
  const { t } = useTranslation('workspace')
  return Object.fromEntries(codes.map((code) => [code, t(`records.refusals.${code}`)]))
}
