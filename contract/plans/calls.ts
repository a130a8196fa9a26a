import type { Call } from '../kernel/call.ts'

const office = { who: ['admin'], whose: 'all' } as const
const patient = { who: ['patient'], whose: 'self' } as const

export const planCalls = {
  listPlans: {
    method: 'GET',
    path: '/plans',
    access: { who: 'anyone', whose: 'public' },
    summary: 'The plans that can be chosen, cheapest first',
  },
  listOfficePlans: { method: 'GET', path: '/admin/plans', access: office, summary: 'All plans with all their versions' },
  createPlan: {
    method: 'POST',
    path: '/admin/plans',
    access: office,
    summary: 'Write a plan; it is a draft until it is published',
    idempotent: true,
  },
  draftPlan: {
    method: 'PUT',
    path: '/admin/plans/{id}/draft',
    access: { ...office, record: 'plan' },
    summary: 'Write the next version of a plan, or change it while it is a draft',
  },
  rehearsePlanMove: {
    method: 'POST',
    path: '/admin/plans/{id}/rehearsal',
    access: { ...office, record: 'plan' },
    summary: 'Do a step of a plan and take it back within one transaction; tells whom and what it would touch',
  },
  movePlan: {
    method: 'POST',
    path: '/admin/plans/{id}/steps',
    access: { ...office, record: 'plan' },
    summary: 'Publish the draft of a plan, or retire what is sold',
  },
  readSubscription: { method: 'GET', path: '/subscription', access: patient, summary: 'One’s own plan, if there is one' },
  subscribe: {
    method: 'POST',
    path: '/subscription',
    access: patient,
    summary: 'Choose a plan; its first period is an order to pay',
    idempotent: true,
  },
  priceUpgrade: {
    method: 'GET',
    path: '/subscription/upgrade',
    access: patient,
    summary: 'What it costs to go over to a dearer plan at once, for the days that are left of the period',
  },
  upgrade: {
    method: 'POST',
    path: '/subscription/upgrade',
    access: patient,
    summary: 'Go over to a dearer plan at once, for the price that was shown; an order to pay',
    idempotent: true,
  },
  changeSubscription: {
    method: 'POST',
    path: '/subscription/steps',
    access: patient,
    summary: 'End one’s plan with its period, take that back, or go on with another plan from the next period',
  },
} as const satisfies Record<string, Call>
