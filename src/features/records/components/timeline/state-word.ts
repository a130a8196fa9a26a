import { conditionStates, severities } from '#contract/records/values.ts'
import type { TimelineItem } from '#contract/records/timeline-schemas.ts'

const tones = {
  severe: 'error',
  moderate: 'warning',
  mild: 'information',
  unknown: 'neutral',
  active: 'warning',
  remission: 'information',
  inactive: 'neutral',
  resolved: 'success',
} as const

/** The record's own words for how an entry stands; what other capabilities hand over is read on their screens. */
export function stateWordOf({ state }: Pick<TimelineItem, 'state'>) {
  const known = [...severities, ...conditionStates].find((one) => one === state)
  return known && known !== 'unknown' ? ({ word: `records.choices.${known}`, tone: tones[known] } as const) : null
}
