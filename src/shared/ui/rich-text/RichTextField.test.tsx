import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { StrictMode, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { richText } from '#contract/kernel/rich-text.ts'
import type { RichText } from '#shared/lib/rich-text.ts'
import words from '#shared/words/workspace.en-US.json'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-US', ns: ['workspace'], defaultNS: 'workspace', resources: { 'en-US': { workspace: words } } })
  // jsdom lays nothing out; the editor asks where its caret stands.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const saying = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const paper = () => screen.findByRole('textbox', { name: 'Advice' })

function Writing({
  start,
  onWritten,
  ...rest
}: Partial<RichTextFieldProps> & { start: RichText | null; onWritten?: (document: RichText) => void }) {
  const [value, setValue] = useState(start)
  const change = (document: RichText) => {
    setValue(document)
    onWritten?.(document)
  }
  return (
    <StrictMode>
      <RichTextField label="Advice" {...rest} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(saying('From elsewhere'))}>
        Replace
      </button>
    </StrictMode>
  )
}

describe('a field of rich text', () => {
  it('shows what it is given, and what it is given later', async () => {
    render(<Writing start={saying('Rest for a week')} />)
    expect(await paper()).toHaveTextContent('Rest for a week')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    expect(await paper()).toHaveTextContent('From elsewhere')
  })

  it('gives documents that the contract takes as its tools are used', async () => {
    const written: RichText[] = []
    render(<Writing start={saying('Rest')} onWritten={(document) => written.push(document)} />)
    await paper()
    await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
    await userEvent.click(screen.getByRole('button', { name: 'Numbered list' }))
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((document) => !richText.safeParse(document).success)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(written.at(-1)).toEqual(saying('Rest'))
  })

  it('has one stop for Tab, arrows between the tools, and refuses a link that leads nowhere safe', async () => {
    render(<Writing start={null} />)
    await paper()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Enter}')
    const address = screen.getByRole('textbox', { name: 'Address of the link' })
    expect(address).toHaveFocus()
    await userEvent.keyboard('javascript:alert(1){Enter}')
    expect(screen.getByText(/A link leads to a page/)).toBeVisible()
    await userEvent.clear(address)
    await userEvent.keyboard('carenest.test/a{Enter}')
    expect(within(await paper()).getByRole('link')).toHaveAttribute('href', 'https://carenest.test/a')
  })

  it('says its fault and cannot be written in while it is disabled', async () => {
    render(<Writing start={saying('Rest')} disabled required error="Write what it is for." />)
    const field = await paper()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('Write what it is for.')
    expect(field).toHaveAttribute('contenteditable', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
    expect(within(field).queryByRole('heading')).toBeNull()
  })
})
