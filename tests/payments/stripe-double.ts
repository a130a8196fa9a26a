import { type Answered, createDoubleCards, fault, missing } from './stripe-double-cards.ts'
import fixtures from './stripe-fixtures.json' with { type: 'json' }

const { payment_intent: intentShape, refund: refundShape } = fixtures.resources

interface Intent {
  id: string
  amount: number
  status: string
  metadata: Record<string, string>
  customer: string | null
  /** Why the last card was not charged. */
  error: { type: 'card_error'; code: string; decline_code?: string } | null
  refunded: number
  created: number
}
interface Refund {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}
interface Kept {
  readonly request: string
  readonly status: number
  readonly body: unknown
}

/** Stripe's least amounts of a charge, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const leastCharges: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, inr: 50, aed: 200 }

/**
 * Answers as Stripe's API does, in its published shapes. Under an idempotency key the first answer is given again, one of 500 too; other
 * parameters on it are an `idempotency_error` of 400; what fails in validation is not kept. `before` and `after` break a call: before it is
 * done, or once it is.
 */
export function createStripeDouble() {
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const keys = new Map<string, Kept>()
  const breaks: ('before' | 'after' | '500')[] = []
  let count = 0
  const next = (prefix: string) => `${prefix}_double${String((count += 1)).padStart(4, '0')}`
  const cards = createDoubleCards(next)

  const shownIntent = (intent: Intent, expanded: boolean) => ({
    ...intentShape,
    id: intent.id,
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    client_secret: `${intent.id}_secret_double`,
    created: intent.created,
    customer: intent.customer,
    last_payment_error: intent.error,
    next_action: null,
    latest_charge: expanded ? { id: `ch_${intent.id}`, object: 'charge', amount_refunded: intent.refunded } : `ch_${intent.id}`,
    metadata: intent.metadata,
    status: intent.status,
  })
  const shownRefund = (refund: Refund) => ({ ...refundShape, ...refund })

  function create(form: URLSearchParams): Answered {
    const amount = Number(form.get('amount'))
    const currency = form.get('currency') ?? ''
    if (amount < (leastCharges[currency] ?? 1)) {
      return fault(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        param: 'amount',
        message: 'Amount is too small',
      })
    }
    const intent: Intent = {
      id: next('pi'),
      amount,
      status: 'requires_payment_method',
      metadata: { paymentId: form.get('metadata[paymentId]') ?? '' },
      customer: form.get('customer'),
      error: null,
      refunded: 0,
      created: 1_772_000_000 + count,
    }
    intents.set(intent.id, intent)
    return { status: 200, body: shownIntent(intent, false) }
  }

  /** Charged to a saved card of its customer, who is away. What its bank answers is an answer, and kept as one. */
  function confirm(intent: Intent, form: URLSearchParams): Answered {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return fault(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'It is closed' })
    const card = cards.methods.get(form.get('payment_method') ?? '')
    if (!card) return missing('PaymentMethod')
    if (card.customer === null || card.customer !== intent.customer)
      return fault(400, { type: 'invalid_request_error', message: 'The PaymentMethod belongs to no customer, or to another one' })
    if (card.does === 'pays') {
      Object.assign(intent, { status: 'succeeded', error: null })
      return { status: 200, body: shownIntent(intent, false) }
    }
    intent.error =
      card.does === 'asks'
        ? { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required' }
        : { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
    return fault(402, { ...intent.error, message: 'Your card was not charged.', payment_intent: shownIntent(intent, false) })
  }

  function giveBack(form: URLSearchParams): Answered {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    if (!intent) return missing('payment_intent')
    if (intent.status !== 'succeeded' || intent.refunded + amount > intent.amount) {
      return fault(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Refund is greater than what is left',
      })
    }
    intent.refunded += amount
    const metadata = { refundId: form.get('metadata[refundId]') ?? '' }
    const refund = { id: next('re'), payment_intent: intent.id, amount, status: 'succeeded', metadata }
    refunds.set(refund.id, refund)
    return { status: 200, body: shownRefund(refund) }
  }

  function answer(method: string, url: URL, form: URLSearchParams): Answered {
    const ofCards = cards.answer(method, url, form)
    if (ofCards) return ofCards
    const [, , resource, id, verb] = url.pathname.split('/')
    const expanded = url.search.includes('latest_charge')
    const list = (data: unknown[]) => ({ status: 200, body: { object: 'list', data, has_more: false, url: url.pathname } })
    if (method === 'POST' && resource === 'refunds') return giveBack(form)
    if (resource === 'refunds') {
      const of = url.searchParams.get('payment_intent')
      return list([...refunds.values()].filter((refund) => refund.payment_intent === of).map(shownRefund))
    }
    if (method === 'POST' && id === undefined) return create(form)
    if (id === undefined) return list([...intents.values()].map((intent) => shownIntent(intent, expanded)))
    const intent = intents.get(id)
    if (!intent) return missing('payment_intent')
    if (verb === 'confirm') return confirm(intent, form)
    if (verb === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return fault(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'It is closed' })
      intent.status = 'canceled'
    }
    return { status: 200, body: shownIntent(intent, expanded) }
  }

  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    const asked = `${request.method} ${url.pathname} ${text}`
    const kept = key === null ? undefined : keys.get(key)
    if (kept && kept.request !== asked) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return Response.json({ error: { type: 'idempotency_error', message } }, { status: 400 })
    }
    if (kept) return Response.json(kept.body, { status: kept.status, headers: { 'idempotent-replayed': 'true' } })
    const broken = request.method === 'GET' ? undefined : breaks.shift()
    if (broken === 'before') throw new TypeError('connection reset')
    const done =
      broken === '500'
        ? fault(500, { type: 'api_error', message: 'An error occurred' })
        : answer(request.method, url, new URLSearchParams(text))
    // What is refused by validation has not begun: the key is free for another try. What a bank refused has ended.
    if (key !== null && done.status !== 400 && done.status !== 404) keys.set(key, { request: asked, ...done })
    if (broken === 'after') throw new TypeError('connection reset')
    return Response.json(done.body, { status: done.status })
  }
  return {
    wire,
    intents,
    refunds,
    cards,
    /** What happens to the next calls that change something. */
    breaks,
    /** Keys are kept for a day. */
    forgetKeys: () => keys.clear(),
    succeed: (id: string) => void (intents.get(id)!.status = 'succeeded'),
  }
}
