import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { Booking } from './testing/Booking.tsx'

beforeAll(() => speakEnglish())

const current = () => within(screen.getByRole('list')).getAllByRole('listitem', { current: 'step' })

describe('wizard', () => {
  it('says which step of how many it is, and does not take the focus when it opens', () => {
    render(<Booking />)
    expect(screen.getByRole('heading', { level: 2, name: /1 of 3.*Who is it for/ })).not.toHaveFocus()
    expect(document.body).toHaveFocus()
    expect(current()).toHaveLength(1)
    expect(current()[0]).toHaveTextContent('Who is it for')
  })

  it('moves the focus to the heading of each new step, forwards and back', async () => {
    const user = userEvent.setup()
    render(<Booking />)
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(screen.getByRole('heading', { name: /2 of 3.*When/ })).toHaveFocus()
    expect(current()[0]).toHaveTextContent('When')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: /1 of 3/ })).toHaveFocus()
  })
})
