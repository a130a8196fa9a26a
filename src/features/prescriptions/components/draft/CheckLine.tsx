import { useTranslation } from 'react-i18next'
import type { Check } from '#contract/formulary/schemas.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** One check that is not clear: what was found, of what, and where that is written. */
export function CheckLine({ check, reason }: { check: Check; reason?: string | null }) {
  const { t } = useTranslation('workspace')
  const { answer, kind, names, source } = check
  return (
    <Banner tone={answer === 'warning' ? 'warning' : 'information'} title={t(`prescriptions.checks.kinds.${kind}`)}>
      <div>
        {t(answer === 'warning' ? 'prescriptions.checks.warning' : 'prescriptions.checks.unknown', { names: names.join(', ') })}
      </div>
      {reason && <div>{t('prescriptions.checks.reasonWas', { reason })}</div>}
      {source && (
        <Text as="div" size="s" quiet>
          {t('prescriptions.checks.source', { source })}
        </Text>
      )}
    </Banner>
  )
}
