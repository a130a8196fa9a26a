import { chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { bulletList, orderedList, listItem, heading, paragraph, hardBreak } = schema.nodes
const { bold, italic, link } = schema.marks

/** Lists within lists, as deep as the contract takes them. */
const mostListDepth = 3

function listDepth({ $from }: EditorState['selection']): number {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).filter(({ type }) => type.isInGroup('list'))
    .length
}

/** A list around what is chosen; pressed again, the same list goes and another becomes this one. */
function list(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      const around = $from.node(depth)
      if (!around.type.isInGroup('list')) continue
      if (around.type === type) return liftListItem(listItem!)(state, dispatch, view)
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
      return true
    }
    return wrapInList(type)(state, dispatch)
  }
}

/** A heading of this level; pressed again, a paragraph. */
function headingOf(level: number): Command {
  return (state, dispatch) =>
    isBlock(state, heading!, { level })
      ? setBlockType(paragraph!)(state, dispatch)
      : setBlockType(heading!, { level })(state, dispatch)
}

const sink: Command = (state, dispatch) => listDepth(state.selection) < mostListDepth && sinkListItem(listItem!)(state, dispatch)

export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak!.create()).scrollIntoView())
  return true
})

/** What the toolbar and the keyboard do. */
export const commands = {
  bold: toggleMark(bold!),
  italic: toggleMark(italic!),
  heading2: headingOf(2),
  heading3: headingOf(3),
  bulletList: list(bulletList!),
  orderedList: list(orderedList!),
  undo,
  redo,
  sink,
  lift: liftListItem(listItem!),
  split: splitListItem(listItem!),
} satisfies Record<string, Command>

/** Links what is chosen, or all of the link that the caret is in; `null` takes the link away. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const change = state.tr.removeMark(from, to, link!)
    if (href !== null && from === to) change.insertText(href, from)
    const end = href !== null && from === to ? from + href.length : to
    dispatch?.(href === null ? change : change.addMark(from, end, link!.create({ href })))
    return true
  }
}

function linkRange(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  if (!empty || !linkAt(state)) return { from, to }
  const parent = $from.parent
  const start = $from.start()
  let range = { from, to }
  parent.forEach((child, offset) => {
    const [begin, end] = [start + offset, start + offset + child.nodeSize]
    if (begin <= from && from <= end && link!.isInSet(child.marks)) range = { from: begin, to: end }
  })
  return range
}

/** The address of the link that is chosen or that the caret is in. */
export function linkAt({ selection, doc }: EditorState): string | undefined {
  const { $from, from, to, empty } = selection
  const found = empty ? link!.isInSet($from.marks()) : undefined
  if (found) return String(found.attrs['href'])
  let href: string | undefined
  doc.nodesBetween(from, to, (node) => {
    const mark = link!.isInSet(node.marks)
    if (mark) href ??= String(mark.attrs['href'])
  })
  return href
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

const isBlock = ({ selection: { $from } }: EditorState, type: NodeType, attrs?: { level: number }) =>
  $from.parent.hasMarkup(type, attrs)

/** The innermost list around the caret. */
const isIn = ({ selection: { $from } }: EditorState, type: NodeType) =>
  Array.from({ length: $from.depth }, (_, up) => $from.node($from.depth - up)).find((node) => node.type.isInGroup('list'))
    ?.type === type

/** Which tools are on where the caret is. */
export const pressed = {
  bold: (state: EditorState) => isMarked(state, bold!),
  italic: (state: EditorState) => isMarked(state, italic!),
  heading2: (state: EditorState) => isBlock(state, heading!, { level: 2 }),
  heading3: (state: EditorState) => isBlock(state, heading!, { level: 3 }),
  bulletList: (state: EditorState) => isIn(state, bulletList!),
  orderedList: (state: EditorState) => isIn(state, orderedList!),
  link: (state: EditorState) => linkAt(state) !== undefined,
}
