import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import words from 'virtual:words'

/** The same words drawn by React alone. */
function Page() {
  return words.pieces.map(({ tag, text }, place) => createElement(tag, { key: place }, text))
}

createRoot(document.getElementById('root')!).render(<Page />)
