import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { Contact, filledIn, taken } from './testing/Contact.tsx'

beforeAll(async () => {
  await speakEnglish()
  // jsdom knows the element, but not how to show it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

function open(send: (body: unknown) => Promise<unknown>) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Contact send={send} guarded>
          <Link to="/elsewhere">Elsewhere</Link>
        </Contact>
      ),
    },
    { path: '/elsewhere', element: <p>Other page</p> },
  ])
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(filledIn)) await user.type(screen.getByLabelText(label), text)
}

const send = () => screen.getByRole('button', { name: 'Send message' })

describe('a form of the contract', () => {
  it('says what is missing at the fields, focuses the first and sends nothing', async () => {
    const server = vi.fn(async () => undefined)
    const user = open(server)
    await user.click(send())
    const name = screen.getByLabelText('Your name')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription('Please fill this in.')
    expect(server).not.toHaveBeenCalled()
    await user.type(name, 'Ana')
    expect(name).toBeValid()
  })

  it('puts the server’s faults on their fields', async () => {
    const user = open(async () => {
      throw taken
    })
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(screen.getByLabelText('E-mail for our answer')).toHaveFocus())
    expect(screen.getByLabelText('E-mail for our answer')).toHaveAccessibleDescription('This address is in use.')
  })

  it('says a refusal that names no field, and sends once however often it is pressed', async () => {
    let answer: (fault: unknown) => void = () => undefined
    const server = vi.fn(() => new Promise<undefined>((_, reject) => (answer = reject)))
    const user = open(server)
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(server).toHaveBeenCalledTimes(1))
    await user.click(send())
    await user.keyboard('{Enter}')
    answer({ status: 429, code: 'too_many', detail: 'Please wait a minute.', errors: [] })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.')
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('names the rule that was missed', async () => {
    const user = open(async () => undefined)
    await fillIn(user)
    const about = screen.getByLabelText('What is it about?')
    await user.clear(about)
    await user.type(about, 'M')
    await user.click(send())
    await waitFor(() => expect(about).toHaveAccessibleDescription('At least 3 characters.'))
  })

  it('says beside the button that saving failed, and leads there', async () => {
    const user = open(async () => {
      throw { status: 500, code: 'internal', errors: [] }
    })
    await fillIn(user)
    await user.click(send())
    const alert = await screen.findByRole('alert')
    const form = send().closest('form')!
    const order = [...form.querySelectorAll('input, textarea, button, [role=alert]')]
    expect(order.indexOf(alert)).toBe(order.indexOf(send()) - 1)
    expect(document.activeElement).toContainElement(alert)
  })

  it('asks before what was written is left, and lets go after sending', async () => {
    const user = open(async () => undefined)
    await fillIn(user)
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana')
    await user.click(send())
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await screen.findByText('Other page')).toBeInTheDocument()
  })
})
