import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlotRules } from '#contract/booking/availability-schemas.ts'
import { zoneOptions } from '#shared/lib/zone-options.ts'
import { Field } from '#shared/ui/field/Field.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { ruleFaults, ruleLimits, type AvailabilityDraft } from '../../availability/draft.ts'

interface RulesEditorProps {
  draft: AvailabilityDraft
  onChange: (part: Partial<AvailabilityDraft>) => void
}

const minuteRules = ['slotMinutes', 'bufferBefore', 'bufferAfter', 'minimumNotice'] as const

/** How slots are cut from the hours: their length, what lies between visits, how soon, how far ahead, how many a day, in which zone. */
export function RulesEditor({ draft, onChange }: RulesEditorProps) {
  const { t, i18n } = useTranslation('workspace')
  const { rules, timeZone } = draft
  const zones = useMemo(() => zoneOptions(i18n.language, timeZone), [i18n.language, timeZone])
  const faults = ruleFaults(rules)
  const put = (name: keyof SlotRules, text: string) => {
    const value = text === '' ? (name === 'dailyLimit' ? null : Number.NaN) : Number(text)
    onChange({ rules: { ...rules, [name]: value } })
  }
  const number = (name: keyof SlotRules) => {
    const [least, most] = ruleLimits[name]
    const value = rules[name]
    return (
      <Field
        key={name}
        label={t(`booking.availability.rules.${name}`)}
        hint={t(`booking.availability.rules.${name}Hint`)}
        optional={name === 'dailyLimit'}
        error={faults.includes(name) && t('booking.availability.between', { least, most })}
      >
        <NumberField
          min={least}
          max={most}
          value={value === null || Number.isNaN(value) ? '' : String(value)}
          onChange={(event) => put(name, event.target.value)}
        />
      </Field>
    )
  }
  return (
    <Grid least={15} gap="5">
      {minuteRules.map(number)}
      {number('horizonDays')}
      {number('dailyLimit')}
      <Field label={t('booking.availability.rules.timeZone')} hint={t('booking.availability.rules.timeZoneHint')}>
        <SearchSelect value={timeZone} options={zones} onChange={(event) => onChange({ timeZone: event.target.value })} />
      </Field>
    </Grid>
  )
}
