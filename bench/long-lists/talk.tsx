import '#shared/ui/styles/global.css'
import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import { loginReducer } from '#shared/session/login.ts'
import { messageOf, rows } from './rows.ts'

const begun = Date.UTC(2025, 0, 6, 8)
export const ownId = 'ana'

/** The rows as a conversation of two: every third is one's own, a few an hour. */
export const messages: readonly ChatMessage[] = rows.map((row, index) => ({
  id: row.id,
  conversation: 'talk',
  seq: index + 1,
  change: index + 1,
  from: index % 3 === 0 ? ownId : 'ben',
  // Names of the sender, never the number of another one's message.
  clientId: `own ${row.id}`,
  text: messageOf(row, index),
  at: new Date(begun + index * 600_000).toISOString(),
  editedAt: null,
  deleted: false,
  replyTo: null,
  files: [],
  card: null,
}))

const store = configureStore({ reducer: { userDetail: loginReducer } })

/** A store with nobody signed in, a router, and the height that a screen gives. */
export const around = (shown: ReactNode) => (
  <Provider store={store}>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <div style={{ blockSize: '40rem' }}>{shown}</div> }])} />
  </Provider>
)
