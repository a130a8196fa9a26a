import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PacketRow } from '#contract/recalls/schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { packetLooks } from '../looks.ts'
import type { Desk } from './links.ts'
import styles from './recalls.module.css'

/** Who has a packet, of which order, and how far the recall has come with it. */
export function usePacketColumns(desk: Desk): readonly Column<PacketRow>[] {
  const { t } = useTranslation('workspace')
  return [
    { key: 'buyer', header: t('recalls.packets.buyer'), cell: ({ buyer }) => <bdi>{buyer}</bdi> },
    {
      key: 'order',
      header: t('recalls.packets.order'),
      cell: ({ orderId, orderNumber }) =>
        desk === 'pharmacy' ? (
          <Link className={styles.name} to={paths.pharmaOrderDetails.link({ id: orderId })}>
            {orderNumber}
          </Link>
        ) : (
          orderNumber
        ),
    },
    { key: 'quantity', header: t('recalls.packets.quantity'), align: 'end', cell: ({ quantity }) => quantity },
    { key: 'told', header: t('recalls.packets.told'), cell: ({ toldAt }) => <When instant={toldAt} /> },
    {
      key: 'state',
      header: t('recalls.packets.state'),
      cell: ({ state, credited }) => (
        <>
          <StatusBadge state={state} looks={packetLooks}>
            {t(`recalls.states.${state}`)}
          </StatusBadge>{' '}
          {credited && <Money value={credited} />}
        </>
      ),
    },
  ]
}
