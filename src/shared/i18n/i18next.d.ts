import 'i18next'
import type { SiteWords, WorkspaceWords } from './words.gen.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: SiteWords; workspace: WorkspaceWords }
  }
}
