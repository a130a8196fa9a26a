import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { FieldError } from '#shared/ui/field/Field.tsx'
import { LockIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

interface StripeCardFormProps {
  publishableKey: string
  clientSecret: string
  /** Asks how it stands; Stripe has answered the form. */
  onDone: () => Promise<void>
}

/** Stripe's own form for a card that is kept for later: its number never reaches us. */
export default function StripeCardForm(props: StripeCardFormProps) {
  const { i18n } = useTranslation('workspace')
  const [client] = useState<Promise<Stripe | null>>(() => loadStripe(props.publishableKey))
  return (
    <Elements stripe={client} options={{ clientSecret: props.clientSecret, locale: i18n.language as StripeElementLocale }}>
      <InnerForm onDone={props.onDone} />
    </Elements>
  )
}

function InnerForm({ onDone }: Pick<StripeCardFormProps, 'onDone'>) {
  const { t } = useTranslation('workspace')
  const stripe = useStripe()
  const elements = useElements()
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || busy) return
    setBusy(true)
    const { error } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    })
    setMessage(error?.message)
    await onDone()
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)} aria-label={t('payments.cards.add')}>
      <Stack gap="4">
        <PaymentElement />
        {message && <FieldError>{message}</FieldError>}
        <Button type="submit" variant="filled" wide loading={busy} disabled={!stripe} icon={<LockIcon size={18} />}>
          {t('payments.cards.save')}
        </Button>
      </Stack>
    </form>
  )
}
