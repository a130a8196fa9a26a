import { useTranslation } from 'react-i18next'
import { openOrderStates } from '#contract/booking/order-kind.ts'
import type { OrderCard } from '#contract/orders/list-schemas.ts'
import { AppointmentBadge } from '#features/appointments/index.ts'
import { oneOf } from '#shared/lib/one-of.ts'
import { formatInstant } from '#shared/lib/format-time.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { paths } from '#shared/paths.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { NumberLink } from '#shared/ui/text/NumberLink.tsx'
import { useOrderMoneyColumns } from '../use-order-money-columns.tsx'

/** Where an order's details are, by whether it is finished. */
const linkOf = ({ id, state }: Pick<OrderCard, 'id' | 'state'>) =>
  oneOf(openOrderStates, state) ? paths.doctorsPendingOrderDetails.link({ id }) : paths.doctorsCompletedOrder.link({ id })

/** Columns of a list of consultation orders. */
export function useOrderColumns(): readonly Column<OrderCard>[] {
  const { t, i18n } = useTranslation('workspace')
  const zone = useZone()
  const inFile = (instant: string | null) => (instant ? formatInstant(instant, i18n.language, zone, 'both', true) : '')
  return [
    {
      key: 'number',
      header: t('orders.invoice.orderNumber'),
      cell: (order) => <NumberLink to={linkOf(order)}>{order.number}</NumberLink>,
      csv: ({ number }) => number,
    },
    {
      key: 'buyer',
      header: t('orders.papers.buyer'),
      cell: ({ buyer }) => <PersonChip name={buyer.name} src={buyer.avatar} />,
      csv: ({ buyer }) => buyer.name,
    },
    {
      key: 'service',
      header: t('orders.invoice.service'),
      cell: ({ serviceAt }) => serviceAt && <When instant={serviceAt} />,
      csv: ({ serviceAt }) => inFile(serviceAt),
    },
    ...useOrderMoneyColumns<OrderCard>(),
    {
      key: 'state',
      header: t('orders.practice.state'),
      cell: ({ state }) => <AppointmentBadge state={state} />,
      csv: ({ state }) => t(`appointments.states.${state}`),
    },
    {
      key: 'placed',
      header: t('orders.practice.placed'),
      cell: ({ placedAt }) => <When instant={placedAt} />,
      csv: ({ placedAt }) => inFile(placedAt),
      hiddenAtFirst: true,
    },
  ]
}
