import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import type { RecalledPacket } from '#contract/recalls/schemas.ts'
import { MessageLink } from '#features/chat/index.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { paths } from '#shared/paths.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useCreditRecalledPacketMutation } from '../api.ts'
import styles from './recalls.module.css'

/** What to do with a packet that was called back, and its price back by one button. */
export function OwnPacket({ packet }: { packet: RecalledPacket }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [credit, crediting] = useCreditRecalledPacketMutation()
  const { id, product, lot, reason, pharmacy, quantity, orderId, orderNumber, orderKind, recalledAt, credited } = packet
  const claim = async () => {
    const question = { title: t('recalls.own.creditAsk'), body: t('recalls.own.creditBody'), confirm: t('recalls.own.credit') }
    if (!(await ask(question))) return
    const { error } = await credit({ params: { id } })
    if (!error) return
    const isGone = isApiError(error) && (error.code === 'nothing_to_refund' || error.code === 'credited_already')
    dispatch(errorToast(t(isGone ? 'recalls.own.nothingLeft' : 'recalls.own.failed'), error))
  }
  const order = orderKind === 'shop' ? paths.userShopingOrderDetails : paths.userOrdersDetails
  return (
    <Card as="article">
      <Stack gap="4">
        <Heading level={2} size="l">
          {quantity > 1 && `${quantity} × `}
          <bdi>{product}</bdi>
        </Heading>
        <Banner tone="error" title={t('recalls.lot', { lot })}>
          {t('recalls.own.advice')}
        </Banner>
        <Facts
          facts={[
            { name: t('recalls.facts.reason'), value: <bdi>{reason}</bdi> },
            { name: t('recalls.facts.pharmacy'), value: <bdi>{pharmacy.name}</bdi> },
            { name: t('recalls.facts.at'), value: <When instant={recalledAt} /> },
            {
              name: t('recalls.packets.order'),
              value: (
                <Link className={styles.name} to={order.link({ id: orderId })}>
                  {t('recalls.own.order', { number: orderNumber })}
                </Link>
              ),
            },
          ]}
        />
        {credited && (
          <Banner tone="success" title={t('recalls.own.credited', { amount: formatMoney(credited.money, i18n.language) })}>
            <When instant={credited.at} />
          </Banner>
        )}
        <Cluster>
          {!credited && (
            <Button variant="filled" loading={crediting.isLoading} onClick={() => void claim()}>
              {t('recalls.own.credit')}
            </Button>
          )}
          <MessageLink to={pharmacy.id} />
        </Cluster>
      </Stack>
      {confirmation}
    </Card>
  )
}
