import { useTranslation } from 'react-i18next'
import type { PetRight } from '#contract/carers/rights.ts'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'

/** What a carer may do, right by right. */
export function CareRights({ rights }: { rights: readonly PetRight[] }) {
  const { t } = useTranslation('workspace')
  return (
    <Cluster gap="2">
      {rights.map((right) => (
        <Badge key={right} tone={right === 'see' ? undefined : 'accent'}>
          {t(`carers.rights.${right}`)}
        </Badge>
      ))}
    </Cluster>
  )
}
