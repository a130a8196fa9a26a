import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Template, TemplateDraft } from '#contract/certificates/schemas.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useRemoveCertificateTemplateMutation } from '../api.ts'
import styles from './templates.module.css'

interface TemplateListProps {
  items: readonly Template[]
  usual: readonly TemplateDraft[]
  onEdit: (template: { id: string | null; initial: TemplateDraft }) => void
}

/** The doctor's own templates, and those that stand in where there are none. */
export function TemplateList({ items, usual, onEdit }: TemplateListProps) {
  const { t } = useTranslation('workspace')
  const [remove] = useRemoveCertificateTemplateMutation()
  const { ask, confirmation } = useConfirm()
  const onRemove = async ({ id, name }: Template) => {
    const isMeant = await ask({
      title: t('certificates.templates.removeTitle', { name }),
      body: t('certificates.templates.removeBody'),
      confirm: t('certificates.templates.remove'),
    })
    if (isMeant) await remove({ params: { id } })
  }
  return (
    <Stack gap="4">
      {items.map((template) => {
        const { id, ...initial } = template
        return (
          <TemplateCard key={id} template={template}>
            <Button small onClick={() => onEdit({ id, initial })}>
              {t('certificates.templates.edit')}
            </Button>
            <Button small variant="quiet" onClick={() => void onRemove(template)}>
              {t('certificates.templates.remove')}
            </Button>
          </TemplateCard>
        )
      })}
      {usual.map((initial) => (
        <TemplateCard key={initial.kind} template={initial} isUsual>
          <Button small onClick={() => onEdit({ id: null, initial })}>
            {t('certificates.templates.adapt')}
          </Button>
        </TemplateCard>
      ))}
      {confirmation}
    </Stack>
  )
}

interface TemplateCardProps {
  template: TemplateDraft
  isUsual?: boolean
  children: ReactNode
}

function TemplateCard({ template, isUsual = false, children }: TemplateCardProps) {
  const { t } = useTranslation('workspace')
  return (
    <Card as="article">
      <Stack gap="3">
        <Cluster gap="2">
          <Heading level={2} size="m">
            <bdi>{template.name}</bdi>
          </Heading>
          <Badge>{t(`certificates.kinds.${template.kind}`)}</Badge>
          {isUsual && <Badge tone="information">{t('certificates.templates.usual')}</Badge>}
        </Cluster>
        <p className={styles.body} dir="auto">
          {template.body}
        </p>
        <Cluster gap="2">{children}</Cluster>
      </Stack>
    </Card>
  )
}
