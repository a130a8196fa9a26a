import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardSetup, SandboxCard } from '#contract/payments/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import {
  useAnswerCardChallengeMutation,
  useBeginCardMutation,
  useConfirmSandboxCardMutation,
  useRefreshCardSetupMutation,
} from '../../api.ts'
import { declineKey } from '../../decline-key.ts'
import { CardForm } from '../CardForm.tsx'

const StripeCardForm = lazy(() => import('./StripeCardForm.tsx'))

/** Saves a card with the provider: its own form, the bank's question, and why it was not taken. */
export function AddCard({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const [begin] = useBeginCardMutation()
  const [confirm, confirming] = useConfirmSandboxCardMutation()
  const [answer, answering] = useAnswerCardChallengeMutation()
  const [refresh] = useRefreshCardSetupMutation()
  const [setup, setSetup] = useState<CardSetup>()
  const [fault, setFault] = useState<unknown>()
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin({}).then(({ data, error }) => (data ? setSetup(data) : setFault(error)))
  }, [begin])

  const take = ({ data, error }: { data?: CardSetup; error?: unknown }) => {
    setFault(error)
    if (data) setSetup(data)
    if (data?.state === 'succeeded') onSaved()
  }
  if (fault !== undefined) {
    const isFull = faultOf(fault).refused?.code === 'too_many_cards'
    return (
      <Banner tone="error" live>
        {isFull ? t('payments.cards.tooMany') : site('patterns.errorBody')}
      </Banner>
    )
  }
  if (!setup) return <SkeletonText lines={5} />
  const params = { id: setup.id }
  const failed = setup.state === 'failed' && (
    <Banner tone="error" live title={t('payments.failed.title')}>
      {t(declineKey(setup.failureCode))}
    </Banner>
  )
  if (setup.provider === 'stripe' && setup.publishableKey !== null && setup.clientSecret !== null) {
    return (
      <Stack gap="4">
        {failed}
        <Suspense fallback={<SkeletonText lines={5} />}>
          <StripeCardForm
            publishableKey={setup.publishableKey}
            clientSecret={setup.clientSecret}
            onDone={async () => take(await refresh({ params }))}
          />
        </Suspense>
      </Stack>
    )
  }
  if (setup.state === 'requires_action') {
    const say = async (accept: boolean) => take(await answer({ params, body: { accept } }))
    return (
      <Stack gap="3">
        <Text strong>{t('payments.cards.challenge')}</Text>
        <Cluster>
          <Button variant="filled" loading={answering.isLoading} onClick={() => void say(true)}>
            {t('payments.cards.accept')}
          </Button>
          <Button disabled={answering.isLoading} onClick={() => void say(false)}>
            {t('payments.cards.refuse')}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  const send = async (card: SandboxCard) => take(await confirm({ params, body: card }))
  return (
    <Stack gap="4">
      {failed}
      <CardForm action={t('payments.cards.save')} busy={confirming.isLoading} onPay={(card) => void send(card)} />
    </Stack>
  )
}
