import { useTranslation } from 'react-i18next'
import type { Check } from '#contract/formulary/schemas.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

interface CheckLineProps {
  check: Check
  /** Of the lines that it is about, by their ids. */
  lines: readonly { readonly id: string; readonly name: string }[]
  reason?: string | null
}

/** One check that is not clear: what was found, of what, and where that is written. */
export function CheckLine({ check, lines, reason }: CheckLineProps) {
  const { t } = useTranslation('workspace')
  const { answer, kind, lineIds, names, source } = check
  const about = lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name)
  return (
    <Banner tone={answer === 'warning' ? 'warning' : 'information'} title={t(`prescriptions.checks.kinds.${kind}`)}>
      <div>
        {t(answer === 'warning' ? 'prescriptions.checks.warning' : 'prescriptions.checks.unknown', { names: about.join(', ') })}
      </div>
      <div>
        {t(`prescriptions.checks.reasons.${check.reason}`)}
        {names.length > 0 && (
          <>
            : <bdi>{names.join(', ')}</bdi>
          </>
        )}
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
