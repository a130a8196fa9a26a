import { useTranslation } from 'react-i18next'
import type { SettingUnit } from '#contract/office/values.ts'
import { formatNumber } from '#shared/lib/format-number.ts'

const timeUnits = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** What a setting is set to, with what it counts: `48 hours`. */
export function useSettingValue(unit: SettingUnit): (value: number) => string {
  const { t, i18n } = useTranslation('workspace')
  return (value) =>
    unit === 'currencyUnits'
      ? t('office.settings.currencyUnits', { value: formatNumber(value, i18n.language) })
      : formatNumber(value, i18n.language, { style: 'unit', unit: timeUnits[unit], unitDisplay: 'long' })
}
