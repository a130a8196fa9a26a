import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createElement, type FormEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import words from 'virtual:words'

/** The smallest sign-in of React, RTK Query and the data router, with the same words around its form and no style. */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<unknown, { email: string; password: string; kind: 'patient' }>({
      query: (body) => ({ url: '/Account/Login', method: 'POST', body }),
    }),
  }),
})
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
})

function SignIn() {
  const [login, { isLoading, isError }] = api.useLoginMutation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (email && password && !('error' in (await login({ email, password, kind: 'patient' })))) void navigate('/home')
  }
  return (
    <main>
      {words.pieces.map(({ tag, text }, place) =>
        tag === 'a' ? (
          <Link key={place} to="/home">
            {text}
          </Link>
        ) : (
          createElement(tag, { key: place }, text)
        ),
      )}
      <form onSubmit={(event) => void send(event)}>
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
        <button disabled={isLoading}>→</button>
        {isError && <p role="alert">×</p>}
      </form>
    </main>
  )
}

const router = createBrowserRouter([{ path: '*', Component: SignIn }])
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
)
