import type { TimelineItem } from '#contract/records/timeline-schemas.ts'

/** Five thousand lines of a timeline, the same every time: what was measured, by whom, and every seventh with a text. */
export const items: readonly TimelineItem[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `0195f0aa-0000-7000-8000-${String(index).padStart(12, '0')}`,
  kind: 'observation',
  at: new Date(Date.UTC(2026, 2, 2) - index * 3_600_000).toISOString(),
  isDay: index % 3 === 0,
  title: `Row ${index}.`,
  text: index % 7 === 0 ? 'Measured after a walk of half an hour, in the shade, twice.' : '',
  state: index % 2 === 0 ? 'weight' : 'heart_rate',
  by: index % 5 === 0 ? 'Dr. Noor Haddad' : null,
  toldByOwner: index % 2 === 0,
  isConfirmed: index % 4 === 0,
  isCorrected: index % 11 === 0,
  isWithdrawn: false,
}))
