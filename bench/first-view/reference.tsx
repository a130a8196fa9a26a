import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { persistReducer, persistStore } from 'redux-persist'
import storage from 'redux-persist/es/storage'

/** The smallest page that uses all that the application is made of: what these packages cost together. */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ word: build.query<string, void>({ query: () => '/word' }) }),
})
const reducer = persistReducer({ key: 'reference', storage }, combineReducers({ [api.reducerPath]: api.reducer }))
const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) })

function Page() {
  const { data } = api.useWordQuery()
  return <p>{data ?? i18next.t('site:app.notBuilt.text')}</p>
}

const router = createBrowserRouter([{ path: '/', Component: Page }])
persistStore(store)
await i18next.init({ lng: 'en', resources: { en: { site: {} } } })
createRoot(document.body).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
)
