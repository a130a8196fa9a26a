import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import {
  createBrowserRouter,
  Link,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { persistReducer, persistStore } from 'redux-persist'
import storage from 'redux-persist/es/storage'

/**
 * The smallest application that uses the packages as ours does: what React, the data router, RTK with RTK Query, react-redux,
 * redux-persist and i18next cost together, with nothing of our own.
 */
const login = createSlice({ name: 'login', initialState: 0, reducers: { begun: (state) => state + 1 } })
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    word: build.query<string, void>({ query: () => '/word' }),
    say: build.mutation<void, string>({ query: (body) => ({ url: '/word', method: 'POST', body }) }),
  }),
})
const persisted = persistReducer({ key: 'reference', storage }, login.reducer)
const store = configureStore({
  reducer: combineSlices({ login: persisted }, api),
  middleware: (defaults) => defaults().concat(api.middleware),
})

function Frame() {
  const matches = useMatches()
  const { pathname } = useLocation()
  return (
    <main id={pathname} className={useNavigationType()}>
      <NavLink to="/">{matches.length}</NavLink>
      <Outlet />
    </main>
  )
}

function Page() {
  const { data } = api.useWordQuery()
  const [say] = api.useSayMutation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const count = useSelector((state: ReturnType<typeof store.getState>) => state.login)
  const press = () => {
    dispatch(login.actions.begun())
    void say('word')
    void navigate('/')
  }
  return (
    <button type="button" onClick={press}>
      {data ?? i18next.t('site:app.brand')} {query.get('word')} {JSON.stringify(count)} <Link to="/">/</Link>
    </button>
  )
}

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { path: '/', Component: Page, middleware: [() => {}] },
      { path: '*', loader: () => redirect('/') },
    ],
  },
])
persistStore(store)
await i18next.init({ lng: 'en', resources: { en: { site: {} } } })
createRoot(document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
)
