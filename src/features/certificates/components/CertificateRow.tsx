import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/certificates/schemas.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadCertificatePaperMutation } from '../api.ts'

interface CertificateRowProps {
  certificate: Certificate
  /** Absent for who may not. */
  onReplace?: () => void
  onCancel?: () => void
}

const tones = { issued: 'success', expired: 'warning', superseded: 'neutral', cancelled: 'error' } as const

/** One certificate: which, since when, whether it holds, and its paper. */
export function CertificateRow({ certificate, onReplace, onCancel }: CertificateRowProps) {
  const { t } = useTranslation('workspace')
  const [read] = useReadCertificatePaperMutation()
  const { id, kind, state, isExpired, from, to, code, doctor, issuedAt, cancelled } = certificate
  const shown = state === 'issued' && isExpired ? 'expired' : state
  const name = t(`certificates.kinds.${kind}`)
  return (
    <Stack gap="2" as="article" aria-label={name}>
      <Cluster gap="2">
        <Text strong>{name}</Text>
        <Badge tone={tones[shown]}>{t(`certificates.states.${shown}`)}</Badge>
      </Cluster>
      <Text quiet size="s">
        {t('certificates.panel.by', { name: doctor })} <When instant={issuedAt} />
        {from && to && (
          <>
            {' · '}
            <CalendarDay date={from} /> – <CalendarDay date={to} />
          </>
        )}
      </Text>
      {cancelled && <Text size="s">{t('certificates.panel.cancelledBecause', { reason: cancelled.reason })}</Text>}
      <Cluster gap="2">
        <DownloadPaper
          name={`certificate-${code.slice(0, 4)}.pdf`}
          label={t('certificates.panel.download', { name })}
          read={() => read({ params: { id } })}
        />
        <LinkButton small variant="quiet" to={paths.checkPaper.link({ code: code.replaceAll('-', '') })}>
          {t('certificates.panel.check')}
        </LinkButton>
        {state === 'issued' && onReplace && (
          <Button small variant="quiet" onClick={onReplace}>
            {t('certificates.panel.replace')}
          </Button>
        )}
        {state === 'issued' && onCancel && (
          <Button small variant="quiet" onClick={onCancel}>
            {t('certificates.panel.cancel')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
