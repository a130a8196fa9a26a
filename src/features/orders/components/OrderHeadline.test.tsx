import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import words from '../words/workspace.en-US.json'
import { OrderHeadline } from './OrderHeadline.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en-US', resources: { 'en-US': { workspace: { orders: words } } } })
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

const order = (state: Order['state'], paymentState: Order['paymentState'], total: number): Order => ({
  id: '01900000-0000-7000-8000-000000000001',
  number: 'A-1',
  kind: 'appointment',
  state,
  paymentState,
  subject: null,
  buyer: { name: 'Ann' },
  seller: { kind: 'doctor', id: null, name: 'Dr Lin' },
  lines: [],
  subtotal: usd(total),
  discount: usd(0),
  covered: usd(0),
  tax: usd(0),
  taxIncluded: false,
  total: usd(total),
  refunded: usd(0),
  goodwill: usd(0),
  coupon: null,
  payUntil: null,
  payment: null,
  invoiceNumber: null,
  placedAt: '2026-11-20T10:00:00.000Z',
  serviceAt: null,
  paidAt: null,
  events: [],
})

it.each([
  ['pending_payment', 'failed', 5000, /The time is held/],
  ['confirmed', 'paid', 5000, /It is paid/],
  ['confirmed', 'paid', 0, /There is nothing to pay/],
  ['completed', 'paid', 5000, /Here is what you paid/],
  ['completed', 'paid', 0, /There was nothing to pay/],
  ['completed', 'partly_refunded', 5000, /goes back to your card/],
  ['no_show', 'paid', 5000, /nothing is paid back/],
  ['no_show', 'paid', 0, /There was nothing to pay/],
  ['no_show', 'refunded', 5000, /The visit does not take place/],
  ['cancelled', 'voided', 0, /Nothing was taken/],
] as const)('an order that is %s and %s and cost %i cents says so', (state, paymentState, total, sentence) => {
  render(<OrderHeadline order={order(state, paymentState, total)} />, { wrapper: MemoryRouter })
  expect(screen.getByText(sentence)).toBeVisible()
  if (total === 0) expect(screen.queryByText(/It is paid|what you paid/)).toBeNull()
})
