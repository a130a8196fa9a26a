import { useTranslation } from 'react-i18next'
import type { RefusedCode } from '#shared/patterns/states/fault.ts'

const codes = [
  'dose_too_early',
  'dose_past_undo',
  'care_stopped',
  'care_too_many',
  'record_closed',
  'record_read_only',
  'not_found',
] as const satisfies readonly RefusedCode[]

/** Sentences for what is refused, by code. */
export function useCareRefusals(): Readonly<{ [C in RefusedCode]?: string }> {
  const { t } = useTranslation('workspace')
  return Object.fromEntries(codes.map((code) => [code, t(`care.refusals.${code}`)]))
}
