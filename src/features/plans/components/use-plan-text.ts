import { useTranslation } from 'react-i18next'
import type { Plan } from '#contract/plans/schemas.ts'
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts'

/** Name and description of a plan in the reader's language. */
export function usePlanText() {
  const { i18n } = useTranslation('site')
  return ({ texts }: Pick<Plan, 'texts'>) => texts[i18n.language as Locale] ?? texts[defaultLocale]
}
