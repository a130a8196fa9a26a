import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { speakEnglish } from '../../../../tests/support/english.ts'
import { ZoneContext } from '../time/ZoneContext.ts'
import { SlotPicker } from './SlotPicker.tsx'

beforeAll(() => speakEnglish())

const slots = ['2026-11-20T14:00:00.000Z', '2026-11-20T15:00:00.000Z', '2026-11-22T04:30:00.000Z'].map((start) => ({ start }))

describe('slot picker', () => {
  it('names the zone, is one stop for Tab, and chooses by keyboard alone', async () => {
    const onChoose = vi.fn()
    render(
      <ZoneContext value="America/New_York">
        <SlotPicker slots={slots} from="2026-11-20" days={3} onChoose={onChoose} onLater={() => undefined} />
      </ZoneContext>,
    )
    expect(screen.getByText('Times are shown for New York')).toBeInTheDocument()
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Later days' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: '9:00 AM' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: '10:00 AM' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    const late = screen.getByRole('button', { name: '11:30 PM' })
    expect(late).toHaveFocus()
    expect(late.closest('[role=group]')).toHaveAccessibleName('Sat, Nov 21')
    await user.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-22T04:30:00.000Z' })
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('says that nothing is free', () => {
    render(<SlotPicker slots={[]} from="2026-11-20" onChoose={() => undefined} />)
    expect(screen.getByText('No free times in these days')).toBeInTheDocument()
  })
})
