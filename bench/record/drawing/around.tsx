import '#shared/ui/styles/global.css'
import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loginReducer } from '#shared/session/login.ts'

const store = configureStore({ reducer: { userDetail: loginReducer } })

/** What parts of the record need around them: a store with nobody signed in, and a router. */
export const around = (shown: ReactNode) => (
  <Provider store={store}>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />
  </Provider>
)
