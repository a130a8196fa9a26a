import type { ComponentType } from 'react'
import { CarePlanView } from '#features/care/index.ts'
import { TakeAlong } from '#features/fhir/index.ts'
import { Measurements } from '#features/observations/index.ts'
import type { HealthRecord } from '#contract/records/schemas.ts'
import type { Standing } from '#contract/records/values.ts'
import { Looks } from '../looks/Looks.tsx'
import { RecordTimeline } from '../timeline/RecordTimeline.tsx'
import { Documents } from './Documents.tsx'

interface RecordTab {
  /** Also the key of its name, `records.tabs.<key>`, and what stands in the address. */
  readonly key: string
  readonly view: ComponentType<{ record: HealthRecord }>
  /** Who is shown it; everybody when absent. */
  readonly of?: readonly Standing[]
}

/** The parts of a record below its summary, one line each: a capability that has charts or an export of it adds its own. */
export const recordTabs = [
  { key: 'timeline', view: RecordTimeline },
  { key: 'measurements', view: Measurements },
  { key: 'care', view: CarePlanView },
  { key: 'documents', view: Documents },
  { key: 'looks', view: Looks, of: ['owner'] },
  { key: 'export', view: TakeAlong, of: ['owner', 'carer', 'doctor'] },
] as const satisfies readonly RecordTab[]

export type RecordTabKey = (typeof recordTabs)[number]['key']

export const tabsFor = (standing: Standing) =>
  recordTabs.filter((tab: RecordTab) => tab.of === undefined || tab.of.includes(standing))
