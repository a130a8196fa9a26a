import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Order } from '#contract/orders/schemas.ts'
import type { OrderReturn } from '#contract/shop/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadGoodsQuery, useSettleReturnMutation } from '../../buying-api.ts'

const tones = { asked: 'warning', accepted: 'success', refused: 'neutral' } as const

/** What the buyer sends back of an order, for its pharmacy: goods that are there again are paid back, or refused. */
export default function ReturnsDesk({ order }: { order: Order }) {
  const { t } = useTranslation('workspace')
  const { data } = useReadGoodsQuery({ params: { id: order.id } })
  const dispatch = useDispatch()
  const { ask, confirmation } = useConfirm()
  const [settle, settling] = useSettleReturnMutation()
  const end = async (id: string, accepted: boolean) => {
    const way = accepted ? 'accept' : 'refuse'
    const title = t(`shop.returns.${way}`)
    if (!(await ask({ title, body: t(`shop.returns.about.${way}`), confirm: title }))) return
    const { error } = await settle({ params: { id }, body: { accepted } })
    dispatch(
      error
        ? errorToast(t('shop.order.failed'), error)
        : toastShown({ kind: 'success', title: t(`shop.returns.done.${way}`), text: '' }),
    )
  }
  if (!data || data.returns.length === 0) return null
  return (
    <Card as="section" aria-labelledby="order-returns">
      <Stack>
        <Heading level={2} size="m" id="order-returns">
          {t('shop.returns.title')}
        </Heading>
        {data.returns.map((back) => (
          <Stack key={back.id} gap="2">
            <Cluster>
              <Badge tone={tones[back.state]}>{t(`shop.returns.states.${back.state}`)}</Badge>
              <Text size="s" quiet>
                <When instant={back.askedAt} />
              </Text>
              {back.refunded && <Money value={back.refunded} />}
            </Cluster>
            <Text>{namesOf(order, back)}</Text>
            <Text size="s" quiet>
              “<bdi>{back.reason}</bdi>”
            </Text>
            {back.state === 'asked' && (
              <Cluster>
                <Button variant="filled" loading={settling.isLoading} onClick={() => void end(back.id, true)}>
                  {t('shop.returns.accept')}
                </Button>
                <Button onClick={() => void end(back.id, false)}>{t('shop.returns.refuse')}</Button>
              </Cluster>
            )}
          </Stack>
        ))}
      </Stack>
      {confirmation}
    </Card>
  )
}

const namesOf = ({ lines }: Order, back: OrderReturn) =>
  back.lines
    .map(({ position, quantity }) => {
      const subject = lines[position - 1]?.subject
      return `${quantity} × ${subject?.kind === 'product' ? subject.name : ''}`
    })
    .join(', ')
