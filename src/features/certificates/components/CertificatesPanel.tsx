import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/certificates/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListCertificatesQuery } from '../api.ts'
import { CancelCertificate } from './CancelCertificate.tsx'
import { CertificateRow } from './CertificateRow.tsx'
import { IssueCertificate } from './IssueCertificate.tsx'

/** Certificates of a visit, for the patient and for the practice; its doctor issues, replaces and cancels them here. */
export function CertificatesPanel({ appointment }: { appointment: string }) {
  const { t } = useTranslation('workspace')
  const { data } = useListCertificatesQuery({ params: { id: appointment } })
  const [issuing, setIssuing] = useState<{ supersedes: Certificate | null }>()
  const [cancelling, setCancelling] = useState<Certificate>()
  if (!data) return null
  const { items, issuable } = data
  const mayIssue = issuable.length > 0
  if (items.length === 0 && !mayIssue) return null
  return (
    <Card as="section" aria-labelledby="visit-certificates">
      <Stack>
        <Heading level={2} size="m" id="visit-certificates">
          {t('certificates.panel.title')}
        </Heading>
        {items.length === 0 && <Text quiet>{t('certificates.panel.none')}</Text>}
        {items.map((certificate) => (
          <CertificateRow
            key={certificate.id}
            certificate={certificate}
            onReplace={mayIssue ? () => setIssuing({ supersedes: certificate }) : undefined}
            onCancel={mayIssue ? () => setCancelling(certificate) : undefined}
          />
        ))}
        {mayIssue && (
          <div>
            <Button onClick={() => setIssuing({ supersedes: null })}>{t('certificates.panel.issue')}</Button>
          </div>
        )}
      </Stack>
      {issuing && <IssueCertificate appointment={appointment} visit={data} {...issuing} onClose={() => setIssuing(undefined)} />}
      {cancelling && <CancelCertificate certificate={cancelling} onClose={() => setCancelling(undefined)} />}
    </Card>
  )
}
