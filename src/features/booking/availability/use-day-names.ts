import { useTranslation } from 'react-i18next'

/** Names of the week's days, Monday first (ISO 8601), in the reader's language. */
export function useDayNames(): readonly string[] {
  const { i18n } = useTranslation('site')
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}
