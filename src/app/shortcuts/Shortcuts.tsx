import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { offlineMessage, routeFailureMessage } from '#contract/kernel/specified.ts'
import { useCurrentRoute } from '#shared/routing/current-route.ts'
import { selectUserType } from '#shared/session/login.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { frameOf } from '../layouts/frame.ts'
import { characterKeysOn } from './choice.ts'
import { shortcutRequested } from './requests.ts'
import { isWriting, keyOf, meaningOf } from './keys.ts'
import { type OpenedProps, openedBy } from './opened.ts'
import { type Shortcut, shortcutsOf } from './registry.ts'

/** A second key counts so long after the first; milliseconds. */
const together = 1500

/** Listens to the keyboard for the whole page, and shows what it opens. `waiting`: the keys and wishes that brought it, in their order. */
export default function Shortcuts({ waiting }: { waiting: Event[] }) {
  const navigate = useNavigate()
  const userType = useSelector(selectUserType)
  const frame = frameOf(useCurrentRoute()?.workspace ?? 'own', userType)
  const dispatch = useDispatch()
  const [open, setOpen] = useState<{ name: keyof typeof openedBy; Part: ComponentType<OpenedProps> }>()
  const begun = useRef<{ key: string; at: number }>(undefined)

  const show = async (name: keyof typeof openedBy) => {
    try {
      const Part = await openedBy[name]()
      setOpen({ name, Part })
    } catch {
      dispatch(errorToast(navigator.onLine ? routeFailureMessage : offlineMessage))
    }
  }
  const follow = ({ id, pattern }: Shortcut) => {
    const field = id === 'search' ? searchField() : null
    if (field) field.focus()
    else if (id === 'go') void navigate(`/${pattern}`)
    else if (id === 'help') void show('help')
    else if (id === 'palette' && open?.name === 'palette') setOpen(undefined)
    else void show('palette')
  }

  const answer = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent)) {
      void show((event as CustomEvent<keyof typeof openedBy>).detail)
      return
    }
    const key = event.repeat || event.isComposing ? undefined : keyOf(event)
    const before = begun.current && event.timeStamp - begun.current.at < together ? begun.current.key : undefined
    begun.current = undefined
    const meaning = key === undefined ? undefined : meaningOf(shortcutsOf(frame), before, key)
    if (!meaning || !isMeant(event, 'shortcut' in meaning ? meaning.shortcut : undefined)) return
    if ('pending' in meaning) begun.current = { key: meaning.pending, at: event.timeStamp }
    else if (meaning.shortcut.id !== 'close') {
      event.preventDefault()
      follow(meaning.shortcut)
    }
  })

  useEffect(() => {
    const listen = (event: Event) => answer(event)
    addEventListener('keydown', listen)
    addEventListener(shortcutRequested, listen)
    waiting.splice(0).forEach(listen)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener(shortcutRequested, listen)
    }
  }, [waiting])
  if (!open) return null
  return (
    // In the colour of where the person is.
    <div data-workspace={frame}>
      <open.Part shortcuts={shortcutsOf(frame)} onClose={() => setOpen(undefined)} onHelp={() => void show('help')} />
    </div>
  )
}

/** The field by which the screen's list is searched. */
const searchField = () => document.querySelector<HTMLInputElement>('main input[type="search"]')

/** Keys alone mean nothing while somebody writes, while a dialog waits for its answer, or where they are turned off; in an editor Ctrl K makes a link. */
function isMeant(event: KeyboardEvent, shortcut: Shortcut | undefined): boolean {
  // Of a key that waited the path is gone.
  const target = event.composedPath()[0] ?? event.target
  if (shortcut && !shortcut.isCharacter)
    return !(target instanceof Element && target.closest('[contenteditable]')) && !otherDialogOpen()
  return characterKeysOn() && !isWriting(target) && !document.querySelector('dialog[open], [role="dialog"]')
}

/** A question must be answered before anything else; the palette and the list of shortcuts may follow each other. */
const otherDialogOpen = () => document.querySelector('dialog[open]:not([data-shortcuts])') !== null
