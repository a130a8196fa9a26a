import { z } from 'zod'
import { instant, revisionInput, wholeNumber } from '../kernel/values.ts'
import { textInput } from '../kernel/text.ts'
import { settingFacts, settingNames } from './setting-facts.ts'
import { settingAreas, settingUnits } from './values.ts'

const name = z.enum(settingNames)
const version = z.int().min(0)

export const settingItem = z.strictObject({
  name,
  area: z.enum(settingAreas),
  unit: z.enum(settingUnits),
  /** What is in force. */
  value: z.int(),
  usual: z.int(),
  least: z.int(),
  most: z.int(),
  /** Counts its changes up; 0: never changed. */
  version,
  /** The last change, also one that put it back. */
  last: z.strictObject({ at: instant, by: z.string(), reason: z.string() }).nullable(),
})
export type SettingItem = z.infer<typeof settingItem>
export const settings = z.array(settingItem)

export const settingChangesQuery = z.strictObject({ name })
export const settingChanges = z.array(
  z.strictObject({
    version,
    before: z.int(),
    after: z.int(),
    /** It was put back to the usual. */
    isBack: z.boolean(),
    at: instant,
    by: z.string(),
    reason: z.string(),
  }),
)
export type SettingChanges = z.infer<typeof settingChanges>

/** `version`: as the administrator saw it. `value`: `null` puts it back to the usual. */
export const settingChange = z
  .strictObject({ name, version: revisionInput, value: wholeNumber.nullable(), reason: textInput.min(5).max(1000) })
  .check(({ value: { name: of, value }, issues }) => {
    if (value === null) return
    const { least, most } = settingFacts[of]
    const rest = { origin: 'number', inclusive: true, input: value, path: ['value'] }
    if (value < least) issues.push({ code: 'too_small', minimum: least, ...rest })
    else if (value > most) issues.push({ code: 'too_big', maximum: most, ...rest })
  })
export type SettingChange = z.output<typeof settingChange>
