import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { viewsCalls } from './calls.ts'
import { newView, savedView, viewChange, views, viewsQuery } from './schemas.ts'

export const viewsContract = bind(viewsCalls, {
  listViews: { query: viewsQuery, answer: views },
  saveView: { body: newView, answer: savedView },
  changeView: { params: byId, body: viewChange, answer: savedView },
  removeView: { params: byId, answer: null },
})
