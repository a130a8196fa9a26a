import { useTranslation } from 'react-i18next'

/** A length of time in whole minutes: "30 minutes", "2 hours". */
export function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('site')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = [
    hours > 0 && t('ui.hours', { count: hours }),
    (rest > 0 || hours === 0) && t('ui.minutes', { count: rest }),
  ].filter(Boolean)
  return <span>{words.join(' ')}</span>
}
