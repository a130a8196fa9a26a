import fixtures from './stripe-fixtures.json' with { type: 'json' }

const { customer: customerShape, payment_method: methodShape, setup_intent: setupShape } = fixtures.resources

/** What a card's bank says when it is charged while its owner is away. */
export type CardDoes = 'pays' | 'declines' | 'asks'

interface Setup {
  id: string
  customer: string
  status: 'requires_payment_method' | 'succeeded'
  error: { type: 'card_error'; code: string } | null
  method: string | null
}

export interface Answered {
  readonly status: number
  readonly body: unknown
}
export const fault = (status: number, error: Record<string, unknown>): Answered => ({ status, body: { error } })
export const missing = (what: string) =>
  fault(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` })

/** Customers, SetupIntents and PaymentMethods, as Stripe's API has them. */
export function createDoubleCards(next: (prefix: string) => string) {
  const customers = new Set<string>()
  const setups = new Map<string, Setup>()
  const methods = new Map<string, { customer: string | null; does: CardDoes }>()

  const shownMethod = (id: string) => ({ ...methodShape, id, customer: methods.get(id)!.customer, metadata: {} })
  const shownSetup = ({ id, customer, status, error, method }: Setup, expanded: boolean) => ({
    ...setupShape,
    id,
    customer,
    status,
    client_secret: `${id}_secret_double`,
    last_setup_error: error,
    next_action: null,
    payment_method: method !== null && expanded ? shownMethod(method) : method,
  })

  function ofCustomer(method: string, id: string | undefined): Answered {
    if (method === 'POST' && id === undefined) {
      const made = next('cus')
      customers.add(made)
      return { status: 200, body: { ...customerShape, id: made } }
    }
    if (id === undefined || !customers.delete(id)) return missing('customer')
    for (const kept of methods.values()) if (kept.customer === id) kept.customer = null
    return { status: 200, body: { id, object: 'customer', deleted: true } }
  }

  function ofSetup(method: string, id: string | undefined, form: URLSearchParams, expanded: boolean): Answered {
    if (method === 'POST') {
      const customer = form.get('customer') ?? ''
      if (!customers.has(customer)) return missing('customer')
      const setup: Setup = { id: next('seti'), customer, status: 'requires_payment_method', error: null, method: null }
      setups.set(setup.id, setup)
      return { status: 200, body: shownSetup(setup, false) }
    }
    const setup = setups.get(id ?? '')
    return setup ? { status: 200, body: shownSetup(setup, expanded) } : missing('setupintent')
  }

  function detach(id: string): Answered {
    const method = methods.get(id)
    if (!method) return missing('PaymentMethod')
    if (method.customer === null)
      return fault(400, {
        type: 'invalid_request_error',
        message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
      })
    method.customer = null
    return { status: 200, body: shownMethod(id) }
  }

  return {
    customers,
    setups,
    methods,
    /** What the API answers of these; `undefined` of anything else. */
    answer(method: string, url: URL, form: URLSearchParams): Answered | undefined {
      const [, , resource, id, verb] = url.pathname.split('/')
      if (resource === 'customers') return ofCustomer(method, id)
      if (resource === 'setup_intents') return ofSetup(method, id, form, url.search.includes('payment_method'))
      if (resource === 'payment_methods' && verb === 'detach') return detach(id!)
      return undefined
    },
    /** The person has entered a card in the browser; answers the card. */
    enter(setupId: string, does: CardDoes = 'pays'): string {
      const setup = setups.get(setupId)!
      const method = next('pm')
      methods.set(method, { customer: setup.customer, does })
      Object.assign(setup, { status: 'succeeded', method, error: null })
      return method
    },
    /** Their bank did not take the card. */
    refuse(setupId: string): void {
      Object.assign(setups.get(setupId)!, { error: { type: 'card_error', code: 'card_declined' } })
    },
  }
}
