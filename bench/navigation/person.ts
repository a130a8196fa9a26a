import type { Browser, Page } from '@playwright/test'
import { accountCalls } from '#contract/account/calls.ts'
import type { AccountKind } from '#contract/account/kinds.ts'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { storedLoginKey } from '#shared/session/stored-login.ts'
import { newVisitor } from '../running/chromium.ts'

/** The roles whose workspaces have screens to go through. */
export const roles = ['patient', 'doctor', 'admin'] as const satisfies readonly AccountKind[]
export type Role = (typeof roles)[number]

/** A new session of the demonstration world's person of a role, or of another of its accounts. */
export async function signIn(url: string, kind: Role, email = `${kind}@carenest.test`): Promise<LoginRecord> {
  const response = await fetch(`${url}/api${accountCalls.login.path}`, {
    method: accountCalls.login.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Carenest!2026', kind }),
  })
  if (!response.ok) throw new Error(`The sign-in of ${kind} was refused with ${response.status}`)
  return (await response.json()) as LoginRecord
}

/** A page in a browser that was never at `url` but has this record in its storage. */
export async function openAs(browser: Browser, url: string, login: LoginRecord): Promise<Page> {
  const context = await newVisitor(browser)
  const stored = Object.fromEntries(Object.entries(login).map(([name, value]) => [name, JSON.stringify(value)]))
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: new URL(url).origin, localStorage: [{ name: storedLoginKey, value: JSON.stringify(stored) }] }],
  })
  return context.newPage()
}

/** What a call answers in this person's name. */
export async function asked<T>(url: string, { accessToken }: LoginRecord, path: string): Promise<T> {
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${accessToken.token}` } })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return (await response.json()) as T
}
