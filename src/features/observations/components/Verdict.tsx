import { useTranslation } from 'react-i18next'
import type { Verdict as Standing } from '#contract/observations/values.ts'
import { Badge } from '#shared/ui/status/Badge.tsx'

const tones = { below: 'warning', above: 'warning', within: 'success' } as const

/** In a word how a value stands to what is usual; nothing where that is not known. */
export function Verdict({ verdict }: { verdict: Standing }) {
  const { t } = useTranslation('workspace')
  return verdict === 'unknown' ? null : <Badge tone={tones[verdict]}>{t(`observations.verdicts.${verdict}`)}</Badge>
}
