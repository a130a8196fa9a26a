/** Scenarios that a story, a test or the toolbar can ask for; what they are is in `scenarios.ts`. */
export const scenarioNames = [
  'demonstration',
  'living',
  'empty-platform',
  'busy-day',
  'doctor-awaiting-verification',
  'unpaid-visit',
  'paid-visit',
  'declined-card',
  'absent-doctor',
  'staff-without-rights',
  'staff-invited',
  'carer-invited',
  'pet-in-care',
  'support-inbox',
  'time-off',
  'deliveries-by-card',
] as const

export type ScenarioName = (typeof scenarioNames)[number]
