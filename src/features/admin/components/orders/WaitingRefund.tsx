import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RefundRequest } from '#contract/admin/order-schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useLineText } from '#features/orders/index.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useAgreeToRefundMutation, useWithdrawRefundMutation } from '../../orders-api.ts'
import { RefuseRefund } from './RefuseRefund.tsx'

interface WaitingRefundProps {
  refund: RefundRequest
  /** The order as it is shown. */
  version: string
  order: Order
}

/** A refund that waits for another administrator: what, why and for whom; another agrees or refuses, who asked takes it back. */
export function WaitingRefund({ refund, version, order }: WaitingRefundProps) {
  const { t } = useTranslation('workspace')
  const lineText = useLineText()
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [agree, agreeing] = useAgreeToRefundMutation()
  const [withdraw, withdrawing] = useWithdrawRefundMutation()
  const [isRefusing, setRefusing] = useState(false)
  const params = { id: refund.id }
  const say = (error: unknown, done: string) =>
    dispatch(
      error
        ? errorToast(t(faultOf(error).kind === 'offline' ? 'admin.failed' : 'admin.orders.changed'), error)
        : toastShown({ kind: 'success', title: t('admin.orders.doneTitle'), text: done }),
    )
  const onAgree = async () => {
    const title = t('admin.orders.second.agree')
    if (!(await ask({ title, body: t(`admin.orders.ask.${refund.verb}`), confirm: title }))) return
    say((await agree({ params, body: { version } })).error, t('admin.orders.second.agreed'))
  }
  const onWithdraw = async () => say((await withdraw({ params })).error, t('admin.orders.second.withdrawn'))
  return (
    <Card as="section" aria-labelledby="waiting-refund">
      <Stack>
        <Heading level={2} size="m" id="waiting-refund">
          {t('admin.orders.second.title')}
        </Heading>
        <Facts
          facts={[
            { name: t('admin.orders.how'), value: t(`admin.orders.ways.${refund.verb}`) },
            {
              name: t('admin.orders.second.what'),
              value:
                refund.lines.length > 0
                  ? refund.lines
                      .map(({ position, quantity }) => {
                        const line = order.lines[position - 1]
                        return t('orders.totals.line', {
                          quantity: String(quantity),
                          description: line ? lineText(line.subject) : '',
                        })
                      })
                      .join(', ')
                  : null,
            },
            { name: t('admin.orders.goesBack'), value: <Money value={refund.amount} /> },
            { name: t('admin.verify.reason'), value: <bdi>{refund.reason}</bdi> },
            { name: t('admin.orders.second.by'), value: <bdi>{refund.askedBy.name}</bdi> },
            { name: t('admin.orders.second.until'), value: <When instant={refund.expiresAt} /> },
          ]}
        />
        <Cluster>
          {refund.isOwn ? (
            <Button loading={withdrawing.isLoading} onClick={() => void onWithdraw()}>
              {t('admin.orders.second.withdraw')}
            </Button>
          ) : (
            <>
              <Button variant="filled" loading={agreeing.isLoading} onClick={() => void onAgree()}>
                {t('admin.orders.second.agree')}
              </Button>
              <Button onClick={() => setRefusing(true)}>{t('admin.orders.second.refuse')}</Button>
            </>
          )}
        </Cluster>
        {refund.isOwn && <p>{t('admin.orders.second.own')}</p>}
      </Stack>
      {isRefusing && <RefuseRefund id={refund.id} onClose={() => setRefusing(false)} />}
      {confirmation}
    </Card>
  )
}
