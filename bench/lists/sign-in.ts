import { accountCalls } from '#contract/account/calls.ts'

/** Signs an administrator in and answers the header that their calls carry. Good for ten minutes. */
export async function signIn(url: string, email: string, password: string): Promise<{ authorization: string }> {
  const response = await fetch(`${url}/api${accountCalls.login.path}`, {
    method: accountCalls.login.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, kind: 'admin' }),
  })
  if (!response.ok) throw new Error(`The sign-in was refused: ${response.status} ${await response.text()}`)
  const { accessToken } = (await response.json()) as { accessToken: { token: string } }
  return { authorization: `Bearer ${accessToken.token}` }
}
