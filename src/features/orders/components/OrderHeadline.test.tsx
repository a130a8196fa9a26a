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

const order = (state: Order['state'], total: number): Order => ({
  id: '01900000-0000-7000-8000-000000000001',
  number: 'A-1',
  kind: 'appointment',
  state,
  aboutId: null,
  buyer: { name: 'Ann' },
  seller: { kind: 'doctor', id: null, name: 'Dr Lin' },
  lines: [],
  subtotal: usd(total),
  discount: usd(0),
  total: usd(total),
  refunded: usd(0),
  coupon: null,
  payUntil: null,
  payment: null,
  invoiceNumber: null,
  placedAt: '2026-11-20T10:00:00.000Z',
  paidAt: null,
  events: [],
})

it.each([
  ['paid', 5000, /It is paid/],
  ['paid', 0, /There is nothing to pay/],
  ['completed', 5000, /Here is what you paid/],
  ['completed', 0, /There was nothing to pay/],
  ['cancelled', 0, /Nothing was taken/],
] as const)('an order that is %s and cost %i cents says so', (state, total, sentence) => {
  render(<OrderHeadline order={order(state, total)} />, { wrapper: MemoryRouter })
  expect(screen.getByText(sentence)).toBeVisible()
  if (total === 0) expect(screen.queryByText(/It is paid|what you paid/)).toBeNull()
})
