import { useTranslation } from 'react-i18next'
import type { RefundRequest } from '#contract/admin/order-schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { officeOrderLink } from './order-links.ts'

/** Refunds that wait for another administrator; nothing where none does. */
export function RefundRequests({ requests }: { requests: readonly RefundRequest[] }) {
  const { t } = useTranslation('workspace')
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby="refund-requests">
      <Stack>
        <Heading level={2} size="m" id="refund-requests">
          {t('admin.orders.second.waiting')}
        </Heading>
        <ul>
          {requests.map((request) => (
            <li key={request.id}>
              <Cluster gap="3">
                <NumberLink to={officeOrderLink(request.order)}>{request.order.number}</NumberLink>
                <Money value={request.amount} />
                <bdi>{request.askedBy.name}</bdi>
                <Text size="s" quiet>
                  {t('admin.orders.second.until')} <When instant={request.expiresAt} />
                </Text>
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
