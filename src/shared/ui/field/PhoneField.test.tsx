import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { Field } from './Field.tsx'
import { PhoneField } from './PhoneField.tsx'

beforeAll(async () => {
  await speakEnglish()
})

function Held({ stored, country }: { stored: string; country: string }) {
  const [value, setValue] = useState(stored)
  return (
    <>
      <Field label="Phone">
        <PhoneField value={value} onChange={setValue} country={country} />
      </Field>
      <output data-testid="value">{value}</output>
    </>
  )
}

/** The field once every country is there to choose from. */
async function open(stored: string, country = 'US') {
  const user = userEvent.setup()
  render(<Held stored={stored} country={country} />)
  const countries = screen.getByRole<HTMLSelectElement>('combobox')
  await waitFor(() => expect(countries.options.length).toBeGreaterThan(200))
  return { user, countries, number: screen.getByLabelText<HTMLInputElement>('Phone'), value: screen.getByTestId('value') }
}

describe('a phone field', () => {
  it('shows a stored number as its country writes it, beside that country', async () => {
    const { countries, number } = await open('+4915123456789')
    expect(countries).toHaveValue('DE')
    expect(number.value).toMatch(/^0151/)
    expect(screen.getByRole('option', { name: 'Germany +49' })).toBeVisible()
  })

  it('takes a number with its country code key by key', async () => {
    const { user, countries, number, value } = await open('')
    await user.type(number, '+4915123456789')
    expect(value).toHaveTextContent('+4915123456789')
    expect(countries).toHaveValue('DE')
    expect(number.value).toMatch(/^\+49 \d+ \d+$/)
    await user.tab()
    expect(number.value).toMatch(/^0151/)
  })

  it('formats while somebody types as in France, and follows another choice of country', async () => {
    const { user, countries, number, value } = await open('', 'FR')
    await user.type(number, '0612345678')
    expect(number).toHaveValue('06 12 34 56 78')
    expect(value).toHaveTextContent('+33612345678')
    await user.selectOptions(countries, 'CH')
    expect(value).not.toHaveTextContent('+33')
  })

  it('lets somebody correct a digit in the middle without moving the caret', async () => {
    const { user, number, value } = await open('', 'FR')
    await user.type(number, '0612345678')
    number.setSelectionRange(5, 5)
    await user.keyboard('{Backspace}9')
    expect(number.selectionStart).toBe(5)
    expect(value).toHaveTextContent('+33619345678')
  })

  it('says that extensions are not supported, and that a number does not exist, once it is left', async () => {
    const { user, number, value } = await open('', 'DE')
    await user.type(number, '030 1234567 ext. 12')
    expect(number).not.toHaveAccessibleDescription()
    await user.tab()
    expect(number).toHaveAccessibleDescription(/^Extensions aren’t supported/)
    expect(value).toHaveTextContent('030 1234567 ext. 12')
    await user.clear(number)
    await user.type(number, '+9999999999999')
    await user.tab()
    expect(number).toHaveAccessibleDescription(/^This number doesn’t exist/)
    await user.clear(number)
    await user.tab()
    expect(number).not.toHaveAccessibleDescription()
  })

  it('points out a stored number that cannot exist', async () => {
    const { number } = await open('+4901512345678')
    expect(number).toHaveValue('+4901512345678')
    expect(number).toHaveAccessibleDescription(/^This number doesn’t exist/)
  })
})
