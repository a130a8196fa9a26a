import { EditorState, TextSelection, type Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { richText, richTextLimits } from '#contract/kernel/rich-text.ts'
import { commands, linkAt, pressed, setLink } from './commands.ts'
import { schema } from './schema.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** A document with all of it chosen. */
function writing(...content: object[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content })
  return EditorState.create({ doc, selection: TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size)) })
}

/** The state after the commands; each must find something to do. */
const after = (state: EditorState, ...all: Command[]) =>
  all.reduce((before, command) => {
    let next = before
    expect(command(before, (transaction) => (next = before.apply(transaction)))).toBe(true)
    return next
  }, state)

const json = (state: EditorState) => state.doc.toJSON() as { content: object[] }

describe('the tools', () => {
  it('make what the contract takes, and take it back when pressed again', () => {
    const start = writing(paragraph('Rest'))
    for (const tool of ['bold', 'italic', 'heading2', 'heading3', 'bulletList', 'orderedList'] as const) {
      const made = after(start, commands[tool])
      expect(pressed[tool](made), tool).toBe(true)
      expect(richText.safeParse(json(made)).success, tool).toBe(true)
      expect(json(after(made, commands[tool])), tool).toEqual(json(start))
    }
  })

  it('make another list of a list', () => {
    const made = after(writing(paragraph('Rest')), commands.bulletList, commands.orderedList)
    expect([pressed.bulletList(made), pressed.orderedList(made)]).toEqual([false, true])
    expect(richText.safeParse(json(made)).success).toBe(true)
  })

  it('put lists into lists no deeper than the contract takes them', () => {
    const item = (...content: object[]) => ({ type: 'listItem', content })
    const innermost = { type: 'bulletList', content: [item(paragraph('one')), item(paragraph('two'))] }
    for (let depth = 1; depth <= richTextLimits.listDepth; depth++) {
      let list: object = innermost
      for (let around = 1; around < depth; around++) list = { type: 'orderedList', content: [item(paragraph('around'), list)] }
      const doc = schema.nodeFromJSON({ type: 'doc', content: [list] })
      let state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) })
      const goesIn = commands.sink(state, (transaction) => (state = state.apply(transaction)))
      expect(goesIn, `depth ${depth}`).toBe(depth < richTextLimits.listDepth)
      expect(richText.safeParse(json(state)).success, `depth ${depth}`).toBe(true)
    }
  })
})

describe('a link', () => {
  const address = 'https://carenest.test/a'
  it('is laid over what is chosen, told where the caret is, and taken away whole', () => {
    const linked = after(writing(paragraph('See the page')), setLink(address))
    expect(richText.safeParse(json(linked)).success).toBe(true)
    const within = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 4)))
    expect(linkAt(within)).toBe(address)
    expect(json(after(within, setLink(null)))).toEqual(json(writing(paragraph('See the page'))))
  })

  it('writes its address where nothing is chosen', () => {
    const empty = EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph' }] }) })
    expect(after(empty, setLink(address)).doc.textContent).toBe(address)
  })
})
