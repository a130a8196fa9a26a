import { useTranslation } from 'react-i18next'
import type { RefusedCode } from '#shared/patterns/states/fault.ts'

const codes = [
  'observation_not_author',
  'observation_changed',
  'observation_withdrawn',
  'observation_range_overlaps',
  'observation_range_changed',
  'record_closed',
  'record_read_only',
  'missing_pet_right',
  'not_found',
] as const satisfies readonly RefusedCode[]

/** Sentences for what is refused, by code. */
export function useObservationRefusals(): Readonly<{ [C in RefusedCode]?: string }> {
  const { t } = useTranslation('workspace')
  return Object.fromEntries(codes.map((code) => [code, t(`observations.refusals.${code}`)]))
}
