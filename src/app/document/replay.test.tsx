import { act, cleanup, render, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import type { Sending } from '#shared/api/sent-early.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforeFirstPaint, type EarlyKnowledge } from './before-first-paint.ts'
import { replay } from './replay.ts'

const keys: EarlyKnowledge = { theme: 't', fonts: 'f', login: 'l', locale: 'c', language: 'lang', headers: { Accept: 'it' } }

function Fields({ onPress }: { onPress: () => void }) {
  const [name, setName] = useState('')
  const [isChosen, setChosen] = useState(false)
  const [kind, setKind] = useState('one')
  return (
    <>
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" aria-label="chosen" checked={isChosen} onChange={(event) => setChosen(event.target.checked)} />
      <select aria-label="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <button onClick={onPress}>Go</button>
      <output>{`${name}|${isChosen}|${kind}`}</output>
    </>
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  window.early?.stop()
  delete window.early
  const { dataset } = document.documentElement
  for (const name of Object.keys(dataset)) delete dataset[name]
  localStorage.clear()
  cleanup()
})

it('gives React what was filled in and pressed before it knew the page, in that order', async () => {
  const pressed: string[] = []
  render(<Fields onPress={() => pressed.push(screen.getByRole('status').textContent)} />)
  const field = screen.getByLabelText<HTMLInputElement>('name')
  const box = screen.getByLabelText<HTMLInputElement>('chosen')
  const list = screen.getByLabelText<HTMLSelectElement>('kind')
  await act(() =>
    replay([
      { control: field, value: 'Rob' },
      { control: box, checked: true },
      { control: list, value: 'two' },
      { control: field, value: 'Robin' },
      { control: screen.getByRole('button') },
    ]),
  )
  expect(screen.getByRole('status').textContent).toBe('Robin|true|two')
  expect(pressed).toEqual(['Robin|true|two'])
})

it('carries out once what was pressed again with something else in the fields: with that', async () => {
  const sent: string[] = []
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.push(screen.getByLabelText<HTMLInputElement>('name').value)
  }
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="name" />
      <button type="submit">Send</button>
    </form>,
  )
  const [field, button] = [screen.getByLabelText('name'), screen.getByRole('button')]
  await act(() =>
    replay([{ control: field, value: 'Rob' }, { control: button }, { control: field, value: 'Robin' }, { control: button }]),
  )
  expect(sent).toEqual(['Robin'])
})

it('keeps what is pressed before the page has come alive, and lets everything through after', () => {
  beforeFirstPaint(keys)
  let heard = 0
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', (event) => {
    if (!event.defaultPrevented) heard += 1
  })
  button.click()
  expect(window.early?.deeds.map(({ control }) => control)).toEqual([button])
  expect(heard).toBe(0)
  window.early?.stop()
  button.click()
  expect(window.early?.deeds).toHaveLength(1)
  expect(heard).toBe(1)
  button.remove()
})

it('shows and says that a press counts, until it is carried out', async () => {
  beforeFirstPaint(keys)
  render(<Fields onPress={() => {}} />)
  const button = screen.getByRole('button')
  button.click()
  expect(button.dataset['pressed']).toBe('')
  expect(button).toHaveAttribute('aria-busy', 'true')
  window.early?.stop()
  await act(() => replay(window.early?.deeds ?? []))
  expect(button.dataset['pressed']).toBeUndefined()
  expect(button).not.toHaveAttribute('aria-busy')
})

function SignIn(sending: Sending) {
  return (
    <form data-sends={JSON.stringify(sending)}>
      <input type="email" name="email" aria-label="email" />
      <input type="password" name="password" aria-label="password" />
      <button type="button">Show</button>
      <button type="submit">Sign in</button>
    </form>
  )
}

it('sends a form at once and once that says where it goes, when it is filled in', () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  beforeFirstPaint(keys)
  render(<SignIn address="/api/somewhere" with={{ kind: 'patient' }} />)
  const write = (label: string, value: string) => (screen.getByLabelText<HTMLInputElement>(label).value = value)
  const press = (name: string) => screen.getByRole('button', { name }).click()
  write('email', 'robin@example.test')
  press('Sign in')
  write('password', 'a secret')
  press('Show')
  write('email', 'robin')
  press('Sign in')
  expect(asked).not.toHaveBeenCalled()
  expect(window.early?.sent).toBeUndefined()

  write('email', 'robin@example.test')
  press('Sign in')
  press('Sign in')
  const body = JSON.stringify({ email: 'robin@example.test', password: 'a secret', kind: 'patient' })
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/somewhere', { method: 'POST', headers: { Accept: 'it' }, body })
  expect(window.early?.sent).toMatchObject({ address: '/api/somewhere', body })

  write('password', 'another secret')
  press('Sign in')
  expect(asked).toHaveBeenCalledTimes(2)
  expect(window.early?.sent?.body).toContain('another secret')
})

it('keeps a form on the page that is sent without a press', () => {
  beforeFirstPaint(keys)
  render(<SignIn address="/api/somewhere" />)
  const isGoing = screen
    .getByLabelText('email')
    .closest('form')
    ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
  expect(isGoing).toBe(false)
  expect(window.early?.deeds.map(({ control }) => control)).toEqual([screen.getByRole('button', { name: 'Sign in' })])
})

it('leaves fonts for later on a first visit alone', () => {
  beforeFirstPaint(keys)
  expect(document.documentElement.dataset['fonts']).toBe('later')
  // A page that is loaded again hears nothing of the one before.
  window.early?.stop()
  delete document.documentElement.dataset['fonts']
  localStorage.setItem('f', 'here')
  beforeFirstPaint(keys)
  expect(document.documentElement.dataset['fonts']).toBeUndefined()
})

it('shows the chosen appearance, hides the way in from who is signed in, and another language than their own', () => {
  document.documentElement.lang = 'en-US'
  localStorage.setItem('t', 'dark')
  localStorage.setItem('f', 'here')
  localStorage.setItem('l', '{"accessToken":"{\\"token\\":\\"x\\"}"}')
  localStorage.setItem('c', 'ar')
  beforeFirstPaint(keys)
  expect(Object.fromEntries(Object.entries(document.documentElement.dataset))).toEqual({
    theme: 'dark',
    signedIn: '',
    otherLanguage: '',
  })
})
