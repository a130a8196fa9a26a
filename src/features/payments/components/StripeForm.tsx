import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/kernel/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { FieldError } from '#shared/ui/field/Field.tsx'
import { LockIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

export interface StripeFormProps {
  publishableKey: string
  amount: Money
  action: ReactNode
  busy: boolean
  /** Opens the payment and hands its secret to what it is given. */
  onPay: (take: (clientSecret: string) => Promise<unknown>) => Promise<unknown>
}

const clients = new Map<string, Promise<Stripe | null>>()
function clientOf(key: string): Promise<Stripe | null> {
  let client = clients.get(key)
  if (!client) clients.set(key, (client = loadStripe(key)))
  return client
}

/** Stripe's own card form, in Stripe's own frame: card numbers never reach us. Loaded only where Stripe is the provider. */
export default function StripeForm(props: StripeFormProps) {
  const { i18n } = useTranslation('workspace')
  const [client] = useState(() => clientOf(props.publishableKey))
  const { amount, currency } = props.amount
  const options = { mode: 'payment', amount, currency: currency.toLowerCase() } as const
  return (
    <Elements stripe={client} options={{ ...options, locale: i18n.language as StripeElementLocale }}>
      <InnerForm {...props} />
    </Elements>
  )
}

function InnerForm({ action, busy, onPay }: StripeFormProps) {
  const { t } = useTranslation('workspace')
  const stripe = useStripe()
  const elements = useElements()
  const [message, setMessage] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || busy) return
    const { error } = await elements.submit()
    setMessage(error?.message)
    if (error) return
    await onPay(async (clientSecret) => {
      const confirmed = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      })
      setMessage(confirmed.error?.message)
    })
  }
  return (
    <form onSubmit={(event) => void send(event)} aria-label={t('payments.card.title')}>
      <Stack gap="4">
        <PaymentElement />
        {message && <FieldError>{message}</FieldError>}
        <Button type="submit" variant="filled" wide loading={busy} disabled={!stripe} icon={<LockIcon size={18} />}>
          {busy ? t('payments.processing') : action}
        </Button>
      </Stack>
    </form>
  )
}
