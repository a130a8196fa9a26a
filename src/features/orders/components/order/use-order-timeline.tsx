import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/orders/schemas.ts'
import type { TimelineStep } from '#shared/ui/status/Timeline.tsx'

/** What happened to an order, oldest first: what, in whose part, why. */
export function useOrderTimeline(): (order: Pick<Order, 'events' | 'kind'>) => TimelineStep[] {
  const { t } = useTranslation('workspace')
  return ({ events, kind: of }) =>
    events.map(({ at, kind, by, reason }, index) => ({
      key: `${at}-${kind}`,
      title: t(`orders.events.${kind}`),
      at,
      note: (
        <>
          <div>{t(by === 'seller' && of !== 'appointment' ? 'orders.by.pharmacy' : `orders.by.${by}`)}</div>
          {reason && (
            <div>
              “<bdi>{reason}</bdi>”
            </div>
          )}
        </>
      ),
      current: index === events.length - 1,
    }))
}
