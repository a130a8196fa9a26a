import { Skipped } from './skipped.ts'

/** Elements by which FHIR, in one of its versions, says that something did not happen. */
const negations = ['doNotPerform', 'notDone', 'notGiven', 'wasNotGiven', 'wasNotTaken'] as const
const exposureRisk = /\/allergyintolerance-substanceExposureRisk$/

/**
 * Leaves out a resource whose meaning is changed by an element beside its status: FHIR forbids to read one with a modifier that is not understood.
 * @throws Skipped
 */
export function refuseModified(resource: Readonly<Record<string, unknown>>): void {
  if (negations.some((name) => resource[name] === true) || resource['taken'] === 'n') throw new Skipped('not_done')
  if (resource['taken'] !== undefined && resource['taken'] !== 'y') throw new Skipped('unclear_status')
  for (const extension of [...listAt(resource, 'extension'), ...listAt(resource, 'modifierExtension')])
    if (exposureRisk.test(String(extension['url'])))
      throw new Skipped(JSON.stringify(extension).includes('"no-known-reaction-risk"') ? 'none_known' : 'special_rules')
  if (resource['implicitRules'] !== undefined) throw new Skipped('special_rules')
  const { contained: _apart, ...own } = resource
  if (hasModifier(own)) throw new Skipped('special_rules')
}

const listAt = (resource: Readonly<Record<string, unknown>>, name: string): Record<string, unknown>[] => {
  const list = resource[name]
  return Array.isArray(list) ? list.filter((each) => each !== null && typeof each === 'object') : []
}

/** Anywhere in it, without recursion: bundles come from outside and may be nested deeply. */
function hasModifier(resource: object): boolean {
  const open: object[] = [resource]
  for (let part = open.pop(); part; part = open.pop())
    for (const [name, value] of Object.entries(part)) {
      if (name === 'modifierExtension' && Array.isArray(value) && value.length > 0) return true
      if (value !== null && typeof value === 'object') open.push(value as object)
    }
  return false
}
