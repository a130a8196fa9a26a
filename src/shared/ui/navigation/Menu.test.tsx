import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'

const chosen = vi.fn()

function open() {
  render(
    <>
      <Menu trigger="Language">
        <button type="button" onClick={() => chosen('English')}>
          English
        </button>
        <a href="#francais">Français</a>
        <button type="button" onClick={() => chosen('Deutsch')}>
          Deutsch
        </button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  )
  return userEvent.setup()
}

const trigger = () => screen.getByRole('button', { name: 'Language' })

describe('menu', () => {
  it('says whether it is open, and what it opens', async () => {
    const user = open()
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Français' })).toBeNull()
    await user.click(trigger())
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(trigger().getAttribute('aria-controls')!)
    expect(list).toContainElement(screen.getByRole('link', { name: 'Français' }))
  })

  it('is walked through with arrows, round and round, links and buttons alike', async () => {
    const user = open()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Français' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveFocus()
  })

  it('begins at its end when it is entered upwards', async () => {
    const user = open()
    await user.tab()
    await user.keyboard('{Enter}{ArrowUp}')
    expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveFocus()
  })

  it('closes with Escape and gives the focus back', async () => {
    const user = open()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull()
    expect(trigger()).toHaveFocus()
  })

  it('closes when something is chosen, left by Tab, or pressed beside', async () => {
    const user = open()
    await user.click(trigger())
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('English')
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    await user.click(trigger())
    for (let stop = 0; stop < 4; stop += 1) await user.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    await user.click(trigger())
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  })
})
