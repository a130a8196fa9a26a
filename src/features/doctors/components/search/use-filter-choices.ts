import { useTranslation } from 'react-i18next'
import { defaultCurrency } from '#contract/kernel/specified.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { dayChoices, feeChoices, languageChoices, ratingChoices } from '../../model/doctor-search.ts'

/** What can be chosen, in the reader's words. Languages have the names their readers' language gives them. */
export function useFilterChoices() {
  const { t, i18n } = useTranslation('site')
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languageName = (code: string) => names.of(code) ?? code
  const whole = { trailingZeroDisplay: 'stripIfInteger' } as const
  const days: Record<number, string> = {
    0: t('doctors.filter.today'),
    1: t('doctors.filter.tomorrow'),
    3: t('doctors.filter.threeDays'),
    7: t('doctors.filter.week'),
  }
  return {
    days: dayChoices.map((day) => ({ value: String(day), label: days[day] ?? String(day) })),
    fees: feeChoices.map((fee) => ({
      value: String(fee),
      label: formatMoney({ amount: fee * 100, currency: defaultCurrency }, i18n.language, whole),
    })),
    ratings: ratingChoices.map((stars) => ({
      value: String(stars),
      label: t('doctors.filter.ratingFrom', { stars: formatNumber(stars, i18n.language) }),
    })),
    languages: languageChoices.map((code) => ({ value: code, label: languageName(code) })),
    languageName,
  }
}
