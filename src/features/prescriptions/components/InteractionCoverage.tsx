import { useTranslation } from 'react-i18next'
import type { Check } from '#contract/formulary/schemas.ts'
import { interactionSource } from '#contract/formulary/values.ts'
import { Text } from '#shared/ui/text/Text.tsx'

/** Which interactions are checked at all, so that no finding is not read as "there are none". */
export function InteractionCoverage({ checks }: { checks: readonly Pick<Check, 'kind' | 'answer'>[] }) {
  const { t } = useTranslation('workspace')
  const hasFindings = checks.some(({ kind, answer }) => kind === 'interaction' && answer !== 'clear')
  return (
    <Text as="p" size="s">
      {!hasFindings && `${t('prescriptions.checks.noInteraction')} `}
      {t('prescriptions.checks.coverage', { source: interactionSource })}
    </Text>
  )
}
