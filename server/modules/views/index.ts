import { viewsContract } from '#contract/views/contract.ts'
import { implement, type Module } from '#server/kernel/module.ts'
import { changeView, listViews, removeView, saveView } from './views.ts'
import { viewsData } from './personal-data.ts'

/** Views of lists that people keep under a name. */
export const viewsModule: Module = {
  name: 'views',
  personalData: viewsData,
  endpoints: [
    implement(viewsContract.listViews, async (platform, { query }, actor) => ({
      items: await listViews(platform, actor, query.list),
    })),
    implement(viewsContract.saveView, (platform, { body }, actor) => saveView(platform, actor, body)),
    implement(viewsContract.changeView, (platform, { params, body }, actor) =>
      changeView(platform, actor, { ...params, ...body }),
    ),
    implement(viewsContract.removeView, (platform, { params }, actor) => removeView(platform, actor, params.id)),
  ],
}
