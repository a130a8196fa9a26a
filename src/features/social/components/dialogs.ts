import { lazyDialog } from '#shared/patterns/form/lazy-dialog.tsx'

/** What stands behind the buttons of posts, people and albums, fetched when it is first opened: forms, uploads. */
export const PostDialog = lazyDialog(() => import('./post/PostDialog.tsx').then((module) => module.PostDialog))
export const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))
export const AppealDialog = lazyDialog(() => import('./standing/AppealDialog.tsx').then((module) => module.AppealDialog))
export const AlbumDialog = lazyDialog(() => import('./album/AlbumDialog.tsx').then((module) => module.AlbumDialog))
