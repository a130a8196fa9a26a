import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import shared from '#shared/words/site.en-US.json'
import words from '../words/site.en-US.json'
import { CodeStep } from './CodeStep.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-US', ns: ['site'], defaultNS: 'site', resources: { 'en-US': { site: { ...shared, account: words } } } })
})

const sentAt = Date.parse('2026-11-20T12:00:00Z')

function open(onConfirm: (code: string) => Promise<unknown>, onResend = async () => 60) {
  // Sent long ago, so that another code can be asked for at once.
  render(
    <CodeStep
      title="Confirm"
      sentTo="We sent a code."
      onConfirm={onConfirm}
      onResend={onResend}
      resendIn={60}
      sentAt={sentAt}
      back={null}
    />,
  )
  return userEvent.setup()
}

const refused = (code: string, status: number, retryAfter?: number) => ({ status, code, errors: [], retryAfter })

describe('the code that was sent', () => {
  it('takes a pasted code with a gap, and sends it once by itself', async () => {
    const confirm = vi.fn<(code: string) => Promise<unknown>>(async () => undefined)
    const user = open(confirm)
    await user.click(screen.getByLabelText('Code'))
    await user.paste('123 456')
    await waitFor(() => expect(confirm.mock.calls).toEqual([['123456']]))
  })

  it('pressed again after it went off by itself is not sent again, neither on its way nor when it was taken', async () => {
    let arrive = () => {}
    const confirm = vi.fn<(code: string) => Promise<unknown>>(() => new Promise<void>((resolve) => (arrive = resolve)))
    const user = open(confirm)
    const field = screen.getByLabelText('Code')
    await user.type(field, '123456')
    await user.type(field, '{Enter}')
    arrive()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm code' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Confirm code' }))
    await user.type(field, '{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('goes off again after the network lost it', async () => {
    const confirm = vi.fn<(code: string) => Promise<unknown>>().mockRejectedValueOnce({ status: 0, code: 'network', errors: [] })
    const user = open(confirm)
    await user.type(screen.getByLabelText('Code'), '123456')
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Confirm code' }))
    await waitFor(() => expect(confirm.mock.calls).toEqual([['123456'], ['123456']]))
  })

  it('says at the field that a code is not right, until another is typed', async () => {
    const user = open(async () => {
      throw refused('wrong_code', 422)
    })
    const field = screen.getByLabelText('Code')
    await user.type(field, '000000')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/not right, or no longer good/)
    await user.clear(field)
    expect(field).toBeValid()
  })

  it('does not send half a code, and says how long to wait after too many', async () => {
    const confirm = vi.fn<(code: string) => Promise<unknown>>(async () => {
      throw refused('too_many_requests', 429, 300)
    })
    const user = open(confirm)
    await user.type(screen.getByLabelText('Code'), '123')
    await user.click(screen.getByRole('button', { name: 'Confirm code' }))
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/The code has 6 digits/)
    expect(confirm).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Code'), '456')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 5 minutes')
  })
})
